import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { ApiError } from '#web/api-error.ts';
import { focusFirstWrong } from '#web/focus-first-wrong.ts';
import { useTranslation } from '#web/i18n.ts';
import { keepDraft, keptDraft } from '#web/kept-draft.ts';
import { reasonText } from '#web/refusal-text.ts';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { whyFailed } from './why-failed.ts';

/** What is filled in; `version` is what it is based on, 0 for something new. */
export type Filled = { version: number };

interface Given<Values extends Filled> {
  /** Of what the tab keeps what was typed until it is saved, such as `signature`; nothing of what holds a secret. */
  draftKey?: string;
  /** As it is on the server now; followed for as long as nothing was typed. */
  kept: Values;
  /** Saves it; may answer as what it was kept. */
  send(values: Values): Promise<Values | undefined>;
  /** The `current` of a refusal 409, as values of the form. */
  readCurrent(current: unknown): Values;
}

/** One for each form: a template must not replace the signature. */
const storageKey = (draftKey: string) => `atrium.mail.draft.${draftKey}`;

/**
 * A form that keeps what was typed when it could not be saved, shows at its fields what the server says of them, and where
 * something was changed elsewhere meanwhile lets the person choose between theirs and that.
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
      // What was typed while it was on its way is not kept yet.
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
    if (!(error instanceof ApiError)) return setFailure(whyFailed(t, error));
    if (error.status === 409 && error.current) return setConflict(readCurrent(error.current));
    const found = Object.entries(error.reasons).flatMap(([path, [reason]]) =>
      reason ? [[path.split('.')[0] ?? '', reason] as const] : [],
    );
    const [known, others] = [found.filter(([name]) => name in values), found.filter(([name]) => !(name in values))];
    setErrors(Object.fromEntries(known));
    if (known.length === 0 || others.length > 0) setFailure(whyFailed(t, error));
  }

  return {
    formRef,
    values,
    failure,
    /** As it is now, where that was changed since `values.version`. */
    conflict,
    isSending,
    isChanged,
    /** Another number when the values were replaced by others than those typed: what holds a text of its own begins anew by it. */
    round,
    change(part: Partial<Values>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    /** What is wrong with a field. */
    errorOf: (name: keyof Values & string): string | undefined => errors[name] && reasonText(t, errors[name]),
    submit(event: FormEvent) {
      event.preventDefault();
      void save(values);
    },
    reset: () => start(kept),
    /** What was typed is not wanted any more, where the form is closed with it. */
    forget,
    keepMine: () => conflict && void save({ ...values, version: conflict.version }),
    takeCurrent: () => conflict && start(conflict),
  };
}

function isDifferent<Values extends Filled>(some: Values, others: Values): boolean {
  return Object.keys(some).some((name) => some[name as keyof Values] !== others[name as keyof Values]);
}
