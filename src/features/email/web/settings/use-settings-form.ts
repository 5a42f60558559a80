import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { ApiError } from '#web/api-error.ts';
import { keepDraft, keptDraft } from '#web/draft-storage.ts';
import { focusFirstWrong } from '#web/focus-first-wrong.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { toErrorText } from './to-error-text.ts';

/** Form values; `version` is the one they are based on, 0 for a new item. */
export type Filled = { version: number };

interface Given<Values extends Filled> {
  /** Key under which the tab keeps unsaved input, such as `signature`; omitted for secrets. */
  draftKey?: string;
  /** Current values on the server; followed until something is typed. */
  kept: Values;
  /** Saves the values; may return them as stored. */
  send(values: Values): Promise<Values | undefined>;
  /** Converts `current` of a 409 response to form values. */
  readCurrent(current: unknown): Values;
}

/** One key per form, so a template does not replace the signature. */
const storageKey = (draftKey: string) => `atrium.mail.draft.${draftKey}`;

/**
 * A form that keeps its input when saving fails, shows the server's errors at the fields, and on a conflict lets the person choose a
 * version.
 */
export function useSettingsForm<Values extends Filled>({ draftKey, kept, send, readCurrent }: Given<Values>) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => (draftKey === undefined ? null : keptDraft<Values>(storageKey(draftKey), draftKey)));
  const [base, setBase] = useState(draft?.base ?? kept);
  const [values, setValues] = useState(draft?.values ?? kept);
  const [errors, setErrors] = useState<Record<string, Reason>>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Values>();
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  });
  const isChanged = isDifferent(values, base);

  if (kept.version > base.version && !isChanged && !isSending) start(kept);
  useEffect(() => {
    if (draftKey !== undefined) keepDraft(storageKey(draftKey), isChanged ? { key: draftKey, values, base, version: base.version } : null);
  }, [draftKey, isChanged, values, base]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(formRef.current);
  }, [errors]);

  function start(from: Values) {
    if (isDifferent({ ...from, version: values.version }, values)) setRound((number) => number + 1);
    setBase(from);
    setValues(from);
    setConflict(undefined);
    setErrors({});
    setFailure('');
  }

  function forget() {
    if (draftKey !== undefined) keepDraft(storageKey(draftKey), null);
  }

  async function save(given: Values) {
    if (isSending) return;
    setSending(true);
    setFailure('');
    setErrors({});
    try {
      const saved = await trackWrite(() => send(given));
      forget();
      // Input typed during the request is not saved yet.
      if (saved && isDifferent(typed.current, given)) {
        setBase(saved);
        setValues({ ...typed.current, version: saved.version });
      } else start(saved ?? given);
    } catch (error) {
      show(error);
    } finally {
      setSending(false);
    }
  }

  function show(error: unknown) {
    if (!(error instanceof ApiError)) return setFailure(toErrorText(t, error));
    if (error.status === 409 && error.current) return setConflict(readCurrent(error.current));
    const found = Object.entries(error.reasons).flatMap(([path, [reason]]) =>
      reason ? [[path.split('.')[0] ?? '', reason] as const] : [],
    );
    const [known, others] = [found.filter(([name]) => name in values), found.filter(([name]) => !(name in values))];
    setErrors(Object.fromEntries(known));
    if (known.length === 0 || others.length > 0) setFailure(toErrorText(t, error));
  }

  return {
    formRef,
    values,
    failure,
    /** The current values if they changed since `values.version`. */
    conflict,
    isSending,
    isChanged,
    /** Incremented when the values are replaced by others than the typed ones, to reset fields with their own state. */
    round,
    change(part: Partial<Values>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    errorOf: (name: keyof Values & string): string | undefined => errors[name] && reasonText(t, errors[name]),
    submit(event: FormEvent) {
      event.preventDefault();
      void save(values);
    },
    reset: () => start(kept),
    /** Discards unsaved input when the form is closed. */
    forget,
    keepMine: () => conflict && void save({ ...values, version: conflict.version }),
    takeCurrent: () => conflict && start(conflict),
  };
}

function isDifferent<Values extends Filled>(some: Values, others: Values): boolean {
  return Object.keys(some).some((name) => some[name as keyof Values] !== others[name as keyof Values]);
}
