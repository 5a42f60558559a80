import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { occurrenceAt } from '../../event-times.ts';
import { showEvents } from '../range/show-events.ts';
import type { EventRecord } from './event-record.ts';

/** @throws 409 with the event, or the occurrence of this key, as it is now, when an edit was based on an older version. */
export async function refuseOldVersion(
  record: EventRecord,
  version: number | undefined,
  scope: Scope,
  key: string | null = null,
): Promise<void> {
  if (version === undefined || version === record.version) return;
  const occurrence = key === null ? null : occurrenceAt(record, key);
  const [current] = await showEvents([{ record, ...(occurrence && { occurrence }) }], scope);
  throw conflict('event', current);
}
