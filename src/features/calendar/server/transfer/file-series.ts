import type { EventRecord } from '../events/event-record.ts';
import type { FileEvent } from './file-event.ts';

/** What makes an event of a file the same one, in one calendar. */
export const nameOf = ({ uid, occurrence }: Pick<FileEvent, 'uid' | 'occurrence'>) => JSON.stringify([uid, occurrence]);

/** An occurrence whose series nobody knows, as an event of its own with a name of its own. */
export function keptUid({ uid, occurrence }: Pick<FileEvent, 'uid' | 'occurrence'>): string {
  return occurrence === null ? uid : `${occurrence}/${uid}`;
}

export function standingAlone(event: FileEvent): FileEvent {
  return event.isAlone ? { ...event, uid: keptUid(event), occurrence: null, isAlone: false, following: null } : event;
}

/** The events of each UID, the recurring one before its changed occurrences. */
export function inSeries(events: FileEvent[]): Map<string, FileEvent[]> {
  const series = Map.groupBy(events, ({ uid }) => uid);
  for (const one of series.values()) one.sort((a, b) => (a.occurrence ?? '').localeCompare(b.occurrence ?? ''));
  return series;
}

/** Whether the file says of an event what is known already: then nothing is written. */
export function isSame(before: EventRecord, after: EventRecord): boolean {
  const content = ({ updatedAt: _when, version: _version, exceptDates, ...rest }: EventRecord) =>
    JSON.stringify({ ...rest, exceptDates: exceptDates.toSorted() }, inOrderOfNames);
  return content(before) === content(after);
}

function inOrderOfNames(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
