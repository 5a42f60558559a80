import { useEffect, useRef, useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { ApiError } from './api-error.ts';
import { changedFields } from './changed-fields.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { focusOverLimit } from './focus-over-limit.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';
import { trackWrite } from './undo/writes-under-way.ts';

type FieldErrors<V> = Partial<Record<keyof V, string>>;

export interface KeptFormGiven<V extends object, R> {
  /** Key of the draft in session storage. */
  storageKey: string;
  /** Identifies the draft's record. */
  draftKey: string;
  /** The edited record, or null for a new one. */
  record: R | null;
  begun: V;
  valuesOf: (record: R) => V;
  versionOf: (record: R) => number;
  /** Compares values; by default field by field. */
  isSame?: (some: V, others: V) => boolean;
  /** Maps a server path such as `event.extendedProps.guests` to a field; by default its first part. */
  fieldOf?: (path: string) => keyof V | undefined;
  /** Returns the message for a field the server rejected; by default that of the reason. */
  errorOf?: (field: keyof V, reason: Reason, values: V) => string;
  /** Returns the message for all other errors; by default the generic one. */
  failureOf?: (error: unknown) => string;
}

/**
 * State of a drawer's form. Input survives a reload and failed saves; an untouched form follows changes to the record by
 * others.
 */
export function useDraftForm<V extends object, R>(given: KeptFormGiven<V, R>) {
  const { t } = useTranslation();
  const { storageKey, draftKey, record, begun, valuesOf, versionOf } = given;
  const isSame = given.isSame ?? ((some: V, others: V) => changedFields(some, others).length === 0);
  const fieldOf = given.fieldOf ?? ((path: string) => [path.split('.')[0] ?? ''].find((name): name is keyof V & string => name in begun));
  const errorOf = given.errorOf ?? ((_field: keyof V, reason: Reason) => reasonText(t, reason));
  const failureOf = given.failureOf ?? ((error: unknown) => formFailureText(t, error));
  const formRef = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => keptDraft<V>(storageKey, draftKey));
  // A draft saved before a field was added lacks it.
  const [base, setBase] = useState(() =>
    kept ? { values: { ...begun, ...kept.base }, version: kept.version } : { values: begun, version: record ? versionOf(record) : 0 },
  );
  const [values, setValues] = useState(kept ? { ...begun, ...kept.values } : begun);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<R | null>(null);
  const [isSending, setSending] = useState(false);
  /** Changes when the values are replaced; used as key to remount the description editor. */
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
    baseVersion: base.version,
    errors,
    failure,
    conflict,
    isSending,
    isChanged,
    /** Whether the shown values come from an unsaved draft. */
    isKept: kept !== null && isChanged,
    round,
    change(part: Partial<V>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as FieldErrors<V>);
    },
    /** Replaces all field values, including the description editor. */
    replace(all: V) {
      // A new object even for equal values, because autosave sends the same object only once.
      setValues({ ...all });
      setRound((number) => number + 1);
    },
    /** Sets field errors; returns whether there are any. */
    refuse(found: { [F in keyof V]?: string | false | undefined }): boolean {
      const wrong = Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as FieldErrors<V>;
      setErrors(wrong);
      return Object.keys(wrong).length > 0;
    },
    takeCurrent: () => conflict && start(conflict),
    /**
     * For a form that stays open: continues from the saved record, keeping fields edited since it was sent.
     * @param settled the saved record's field values.
     */
    goOn(saved: R, sent: V, settled: V = valuesOf(saved)) {
      setBase({ values: settled, version: versionOf(saved) });
      setValues((now) => {
        const typedSince = changedFields(sent, now).map((name) => [name, now[name]]);
        return { ...settled, ...Object.fromEntries(typedSince) };
      });
      setConflict(null);
    },
    reset() {
      setValues(base.values);
      setErrors({});
      setFailure('');
      setConflict(null);
    },
    forget: () => keepDraft(storageKey, null),
    /** Runs the submit work. Returns whether it succeeded. */
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
