import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api-error.ts';
import type { CalendarEvent } from '../../contract.ts';
import { eventMessage, whyNotSent } from './event-message.ts';
import { type EventValues, isSame, valuesOf } from './event-values.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

type FieldName = keyof EventValues;
/** The server's names of fields that are two here. */
const fieldNames: Record<string, FieldName> = { start: 'startDay', end: 'endDay' };

interface Given {
  /** The event, or null for a new one. */
  event: CalendarEvent | null;
  begun: EventValues;
  draftKey: string;
}

export type EventForm = ReturnType<typeof useEventForm>;

/**
 * The drawer's fields. What was typed outlives a reload and every refusal; while nothing was typed they follow the event as others
 * change it.
 */
export function useEventForm({ event, begun, draftKey }: Given) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const version = event?.extendedProps.version ?? 0;
  const [base, setBase] = useState({ values: begun, version });
  const [values, setValues] = useState(() => keptDraft(draftKey) ?? begun);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<CalendarEvent | null>(null);
  const [isSending, setSending] = useState(false);
  /** Another number when the values were replaced: the editor of the description begins anew by it. */
  const [round, setRound] = useState(0);
  const isChanged = !isSame(values, base.values);

  const start = (from: CalendarEvent) => {
    setBase({ values: valuesOf(from), version: from.extendedProps.version });
    setValues(valuesOf(from));
    setErrors({});
    setConflict(null);
    setRound((number) => number + 1);
  };
  if (event && version > base.version && !isChanged && !isSending) start(event);
  useEffect(() => keepDraft(isChanged ? { key: draftKey, values } : null), [isChanged, draftKey, values]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(whyNotSent(t, error));
    if (error.status === 409 && error.current) return setConflict(error.current as CalendarEvent);
    const found: Partial<Record<FieldName, string>> = {};
    let hasOther = Object.keys(error.fields).length === 0;
    for (const [path, [said = '']] of Object.entries(error.fields)) {
      const name = path.split('.').find((part) => part !== 'event' && part !== 'extendedProps') ?? '';
      const field = fieldNames[name] ?? (name in values ? (name as FieldName) : undefined);
      if (field) found[field] = eventMessage(t, said);
      else hasOther = true;
    }
    setErrors(found);
    if (hasOther) setFailure(whyNotSent(t, error));
  };

  return {
    formRef,
    values,
    base: base.values,
    /** What the changes are based on. */
    baseVersion: base.version,
    errors,
    failure,
    conflict,
    isSending,
    isChanged,
    round,
    change(part: Partial<EventValues>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    refuse: setErrors,
    takeCurrent: () => conflict && start(conflict),
    forget: () => keepDraft(null),
    /** Runs what sends the form; answers whether it went through. */
    async send(work: () => Promise<void>): Promise<boolean> {
      if (isSending) return false;
      setSending(true);
      setFailure('');
      setErrors({});
      try {
        await work();
        keepDraft(null);
        return true;
      } catch (error) {
        show(error);
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
