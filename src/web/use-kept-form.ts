import { useEffect, useRef, useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { ApiError } from './api-error.ts';
import { changedFields } from './changed-fields.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { focusOverLimit } from './focus-over-limit.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { reasonText } from './refusal-text.ts';
import { trackWrite } from './undo/writes-under-way.ts';

type FieldErrors<V> = Partial<Record<keyof V, string>>;

export interface KeptFormGiven<V extends object, R> {
  /** Where in the tab's storage the draft is kept. */
  storageKey: string;
  /** Which record the draft is of. */
  draftKey: string;
  /** What is edited, or null for a new one. */
  record: R | null;
  /** What the fields begin with. */
  begun: V;
  valuesOf: (record: R) => V;
  versionOf: (record: R) => number;
  /** Unless given: when no field differs. */
  isSame?: (some: V, others: V) => boolean;
  /** The field that the server means by a path such as `event.extendedProps.guests`; the first part of it unless given. */
  fieldOf?: (path: string) => keyof V | undefined;
  /** What is said of a field that the server refused, if not what the reason says in words. */
  errorOf?: (field: keyof V, reason: Reason, values: V) => string;
  /** What is said of everything else, if not what is said of any form. */
  failureOf?: (error: unknown) => string;
}

/**
 * The fields of a drawer. What was typed outlives a reload and every refusal; while nothing was typed they follow the record as others
 * change it.
 */
export function useKeptForm<V extends object, R>(given: KeptFormGiven<V, R>) {
  const { t } = useTranslation();
  const { storageKey, draftKey, record, begun, valuesOf, versionOf } = given;
  const isSame = given.isSame ?? ((some: V, others: V) => changedFields(some, others).length === 0);
  const fieldOf = given.fieldOf ?? ((path: string) => [path.split('.')[0] ?? ''].find((name): name is keyof V & string => name in begun));
  const errorOf = given.errorOf ?? ((_field: keyof V, reason: Reason) => reasonText(t, reason));
  const failureOf = given.failureOf ?? ((error: unknown) => formFailureText(t, error));
  const formRef = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => keptDraft<V>(storageKey, draftKey));
  // What was kept before a field was added has none of it.
  const [base, setBase] = useState(() =>
    kept ? { values: { ...begun, ...kept.base }, version: kept.version } : { values: begun, version: record ? versionOf(record) : 0 },
  );
  const [values, setValues] = useState(kept ? { ...begun, ...kept.values } : begun);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<R | null>(null);
  const [isSending, setSending] = useState(false);
  /** Another number when the values were replaced: the editor of the description begins anew by it. */
  const [round, setRound] = useState(0);
  const isChanged = !isSame(values, base.values);

  const start = (from: R) => {
    setBase({ values: valuesOf(from), version: versionOf(from) });
    setValues(valuesOf(from));
    setErrors({});
    setConflict(null);
    setRound((number) => number + 1);
  };
  if (record && versionOf(record) > base.version && !isChanged && !isSending) start(record);
  useEffect(() => {
    keepDraft(storageKey, isChanged ? { key: draftKey, values, base: base.values, version: base.version } : null);
  }, [isChanged, storageKey, draftKey, values, base]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(formRef.current);
  }, [errors]);

  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(failureOf(error));
    if (error.status === 409 && error.current) return setConflict(error.current as R);
    const found: FieldErrors<V> = {};
    let hasOther = Object.keys(error.reasons).length === 0;
    for (const [path, [reason]] of Object.entries(error.reasons)) {
      const field = fieldOf(path);
      if (field && reason) found[field] = errorOf(field, reason, values);
      else hasOther = true;
    }
    setErrors(found);
    if (hasOther) setFailure(failureOf(error));
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
    /** Whether what is shown was typed before and not saved. */
    isKept: kept !== null && isChanged,
    round,
    change(part: Partial<V>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as FieldErrors<V>);
    },
    /** Puts other values into all fields, the editor of the description too. */
    replace(all: V) {
      // A new object even for values that were in the fields before: the autosave sends the same object only once.
      setValues({ ...all });
      setRound((number) => number + 1);
    },
    /** Says what is wrong with each field of which something is said; answers whether anything is. */
    refuse(found: { [F in keyof V]?: string | false | undefined }): boolean {
      const wrong = Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as FieldErrors<V>;
      setErrors(wrong);
      return Object.keys(wrong).length > 0;
    },
    takeCurrent: () => conflict && start(conflict),
    /**
     * For a form that stays open: begins anew with what was saved; fields into which something was typed since it was sent stay.
     * @param settled how the saved record stands in the fields.
     */
    goOn(saved: R, sent: V, settled: V = valuesOf(saved)) {
      setBase({ values: settled, version: versionOf(saved) });
      setValues((now) => {
        const typedSince = changedFields(sent, now).map((name) => [name, now[name]]);
        return { ...settled, ...Object.fromEntries(typedSince) };
      });
      setConflict(null);
    },
    /** As it was before anything was typed. */
    reset() {
      setValues(base.values);
      setErrors({});
      setFailure('');
      setConflict(null);
    },
    forget: () => keepDraft(storageKey, null),
    /** Runs what sends the form; answers whether it went through. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      if (isSending || focusOverLimit(formRef.current)) return false;
      setSending(true);
      setFailure('');
      setErrors({});
      try {
        await trackWrite(work);
        keepDraft(storageKey, null);
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
