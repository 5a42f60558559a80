import type { EventRecord } from '../events/event-record.ts';
import type { FileEvent } from './read-calendar-file.ts';

/** What makes an event of a file the same one, in one calendar. */
export const nameOf = ({ uid, occurrence }: Pick<FileEvent, 'uid' | 'occurrence'>) => JSON.stringify([uid, occurrence]);

/** The events of each UID, the recurring one before its changed occurrences; of what the file has twice the last counts. */
export function inSeries(events: FileEvent[]): Map<string, FileEvent[]> {
  const last = new Map(events.map((event) => [nameOf(event), event]));
  const series = new Map<string, FileEvent[]>();
  for (const event of last.values()) series.set(event.uid, [...(series.get(event.uid) ?? []), event]);
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
