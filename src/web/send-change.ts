import { ApiError } from './api-error.ts';
import { changedFields } from './changed-fields.ts';

interface ChangeParts<V extends object, R> {
  /** The form's initial and current values. */
  base: V;
  values: V;
  version: number;
  valuesOf: (record: R) => V;
  versionOf: (record: R) => number;
  /** Sends the named fields, based on a version. */
  send: (fields: (keyof V)[], version: number) => Promise<R>;
}

/**
 * Sends the changed fields of a record. Merges with someone else's changes to different fields. If the same fields were changed
 * differently, throws the `ApiError` 409 with the current record.
 */
export async function sendChange<V extends object, R>({ base, values, version, valuesOf, versionOf, send }: ChangeParts<V, R>): Promise<R> {
  const fields = changedFields(base, values);
  try {
    return await send(fields, version);
  } catch (error) {
    const current = error instanceof ApiError && error.status === 409 ? (error.current as R | undefined) : undefined;
    if (!current) throw error;
    const theirs = valuesOf(current);
    const apart = changedFields(theirs, values);
    if (changedFields(base, theirs).some((name) => fields.includes(name) && apart.includes(name))) throw error;
    return send(fields, versionOf(current));
  }
}
