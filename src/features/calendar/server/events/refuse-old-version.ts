import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { showEvents } from '../range/show-events.ts';
import type { EventRecord } from './event-record.ts';

/** @throws 409 with the event as it is now, when an edit was based on an older version. */
export async function refuseOldVersion(record: EventRecord, version: number | undefined, scope: Scope): Promise<void> {
  if (version === undefined || version === record.version) return;
  const [current] = await showEvents([{ record }], scope);
  throw conflict('event', current);
}
