import { sendChange } from './send-change.ts';
import { type KeptFormGiven, useKeptForm } from './use-kept-form.ts';

interface Versioned {
  id?: number;
  version: number;
}

interface RecordFormGiven<V extends object, R> extends Omit<KeptFormGiven<V, R>, 'draftKey' | 'record' | 'versionOf'> {
  /** Without one a new record is begun. */
  record: R | null | undefined;
  /** Which record the draft is of; its id unless given. */
  draftKey?: string;
}

/** What `useRecordForm` answers. */
export type RecordForm<V extends object, R extends Versioned> = ReturnType<typeof useRecordForm<V, R>>;

/** `useKeptForm` for a record with a version: what was changed of it is sent alone. */
export function useRecordForm<V extends object, R extends Versioned>({ record, draftKey, ...given }: RecordFormGiven<V, R>) {
  const { valuesOf } = given;
  const form = useKeptForm<V, R>({ ...given, record: record ?? null, draftKey: draftKey ?? String(record?.id ?? 'new'), versionOf });
  return {
    ...form,
    valuesOf,
    /** Sends what was changed as based on a version, see `sendChange`. */
    sendChanged: (version: number, send: (names: (keyof V)[], version: number) => Promise<R>) =>
      sendChange({ base: form.base, values: form.values, version, valuesOf, versionOf, send }),
  };
}

const versionOf = ({ version }: Versioned) => version;
