import { sendChange } from './send-change.ts';
import { type KeptFormGiven, useDraftForm } from './use-draft-form.ts';

interface Versioned {
  id?: number;
  version: number;
}

interface RecordFormGiven<V extends object, R> extends Omit<KeptFormGiven<V, R>, 'draftKey' | 'record' | 'versionOf'> {
  /** Null or undefined for a new record. */
  record: R | null | undefined;
  /** Identifies the draft's record; its id by default. */
  draftKey?: string;
}

export type RecordForm<V extends object, R extends Versioned> = ReturnType<typeof useRecordForm<V, R>>;

/** `useDraftForm` for a versioned record; sends only changed fields. */
export function useRecordForm<V extends object, R extends Versioned>({ record, draftKey, ...given }: RecordFormGiven<V, R>) {
  const { valuesOf } = given;
  const form = useDraftForm<V, R>({ ...given, record: record ?? null, draftKey: draftKey ?? String(record?.id ?? 'new'), versionOf });
  return {
    ...form,
    valuesOf,
    /** Sends the changes based on a version, see `sendChange`. */
    sendChanged: (version: number, send: (names: (keyof V)[], version: number) => Promise<R>) =>
      sendChange({ base: form.base, values: form.values, version, valuesOf, versionOf, send }),
  };
}

const versionOf = ({ version }: Versioned) => version;
