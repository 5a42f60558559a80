import type { EventRecord } from './event-record.ts';

/** One event of a change: as it was (null: it is added) and as it is to be. */
export interface EventWrite {
  before: EventRecord | null;
  after: EventRecord;
  /** When the signed-in person wants to be reminded of its series; absent: as before. */
  reminders?: number[] | undefined;
  /** Of an occurrence that becomes an event of its own: what it was as one of many. */
  base?: EventRecord;
}
