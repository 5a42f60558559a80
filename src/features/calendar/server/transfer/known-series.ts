import { type EventTimes, lengthMs, startOf } from '../../event-times.ts';
import { localOf } from '../../zone-times.ts';
import type { EventRecord, EventWrite } from '../event-record.ts';
import { endedBefore } from '../read-rule.ts';
import type { FileEvent } from './file-event.ts';
import { keyOnDay } from './file-times.ts';
import { type Cancellation, type LeftOut, why } from './read-calendar-file.ts';
import { keyInPart, partOf } from './series-parts.ts';

/** Stored events with the file's UIDs, by their key. */
export type Known = ReadonlyMap<string, EventRecord>;

/** Groups stored events by the UID their series has in the file. */
export function bySeries(known: Known): Map<string, EventRecord[]> {
  return Map.groupBy(known.values(), ({ uid }) => partOf(uid).uid);
}

/** Returns the stored events with a UID. The UID may belong to a single part, which our exports write as its own event. */
export function rowsOf(uid: string, here: ReadonlyMap<string, EventRecord[]>): EventRecord[] {
  const series = partOf(uid);
  const rows = here.get(series.uid) ?? [];
  return series.from ? rows.filter((row) => row.uid === uid) : rows;
}

/** Returns the parts of a series, first one first; a series has several after splits. */
function partsIn(rows: EventRecord[]): EventRecord[] {
  return rows.filter(({ occurrence }) => occurrence === null).sort((a, b) => partOf(a.uid).from.localeCompare(partOf(b.uid).from));
}

export interface PlaceInSeries {
  /** Its key in the whole series. */
  named: string;
  whole: EventRecord;
  part: EventRecord;
  /** Its key in the part. */
  key: string;
  /** The occurrence of the whole series where the part starts; empty for the first part. */
  from: string;
}

/** Finds an occurrence in a series; null if the series is unknown. */
export function placeIn(rows: EventRecord[], occurrence: string): PlaceInSeries | null {
  const [whole, ...others] = partsIn(rows);
  if (!whole) return null;
  const named = keyOf(occurrence, whole);
  const part = others.findLast((one) => partOf(one.uid).from <= named) ?? whole;
  const from = part === whole ? '' : partOf(part.uid).from;
  return { named, whole, part, key: keyInPart(named, { from, times: part }, whole), from };
}

export function without(series: EventRecord, key: string): EventRecord {
  return series.exceptDates.includes(key) ? series : { ...series, exceptDates: [...series.exceptDates, key] };
}

/** Returns the key of an occurrence named by the file's times; a date selects the occurrence on it. */
function keyOf(occurrence: string, series: EventRecord): string {
  const { allDay, timeZone } = series;
  if (allDay) return occurrence.length === 10 ? occurrence : localOf(new Date(occurrence), timeZone).slice(0, 10);
  return occurrence.length > 10 ? occurrence : keyOnDay(occurrence, series);
}

/**
 * Deletes stored parts of a series that the file no longer splits off: because it is newer, or contains those occurrences
 * itself.
 */
export function partsGone(series: ReadonlyMap<string, FileEvent[]>, known: Known, now: Date): EventWrite[] {
  const here = bySeries(known);
  const inFile = Map.groupBy([...series.values()].flat(), ({ uid }) => partOf(uid).uid);
  return [...inFile].flatMap(([uid, events]) => {
    const masters = events.filter(({ occurrence }) => occurrence === null);
    const rows = (here.get(uid) ?? []).filter((row) => row.uid !== uid && !series.has(row.uid));
    if (rows.length === 0 || masters.length === 0) return [];
    const before = known.get(nameOf({ uid, occurrence: null }));
    const isNewer = masters.some((event) => event.uid === uid && event.sequence > (before?.sequence ?? 0));
    const whole = masters.find((event) => event.uid === uid)?.times ?? before;
    const gone = rows.filter((row) => row.occurrence === null && (isNewer || masters.some((event) => hasPart(event, row, whole))));
    const uids = new Set(gone.map((row) => row.uid));
    return rows.filter((row) => uids.has(row.uid)).map((one) => ({ before: one, after: { ...one, deletedAt: now } }));
  });
}

/** Whether an event of a file still occurs where a part of its series started. */
function hasPart({ uid, times, spanUntil }: FileEvent, row: EventRecord, whole: EventTimes | undefined): boolean {
  const [{ from }, begins] = [partOf(uid), partOf(row.uid).from];
  if (from > begins) return false;
  if (spanUntil === null) return true;
  const key = whole ? keyInPart(begins, { from, times }, whole) : begins;
  return spanUntil.getTime() - lengthMs(times) >= Date.parse(key);
}

/** Deletes occurrences imported without their series once the file contains it. */
export function occurrencesWithoutSeries(ofSeries: FileEvent[], known: Known, now: Date): EventWrite[] {
  return ofSeries.flatMap((event) => {
    const before = event.occurrence === null ? undefined : known.get(nameOf({ uid: standaloneUid(event), occurrence: null }));
    return before ? [{ before, after: { ...before, deletedAt: now } }] : [];
  });
}

interface CalledOff {
  writes: EventWrite[];
  count: number;
  /** Canceled events that were never stored. */
  unknown: LeftOut[];
}

export function cancelEvents(cancellations: Cancellation[], known: Known, now: Date): CalledOff {
  const after = new Map<string, EventRecord>();
  const unknown: LeftOut[] = [];
  const here = bySeries(known);
  for (const { uid, occurrence, isFollowing, title, line } of cancellations) {
    const rows = rowsOf(uid, here);
    const alone = occurrence === null ? undefined : known.get(nameOf({ uid: standaloneUid({ uid, occurrence }), occurrence: null }));
    const remove = (some: EventRecord[]) => {
      for (const row of some) after.set(nameOf(row), { ...(after.get(nameOf(row)) ?? row), deletedAt: now });
    };
    const place = occurrence === null ? null : placeIn(rows, occurrence);
    if (alone) remove([alone]);
    else if (rows.length === 0) unknown.push({ title, line, ...why({ code: 'event_cancelled' }) });
    else if (!place) remove(rows);
    else {
      const { part, key, from } = place;
      const own = rows.filter((row) => row.uid === part.uid);
      const isOver = part.rrule === null || (isFollowing && key <= startOf(part));
      if (isFollowing) remove(rows.filter((row) => row.uid !== part.uid && partOf(row.uid).from > from));
      if (isOver) remove(own);
      else {
        remove(own.filter((row) => row.occurrence !== null && (isFollowing ? row.occurrence >= key : row.occurrence === key)));
        const current = after.get(nameOf(part)) ?? part;
        after.set(nameOf(part), isFollowing ? endedBefore(current, key) : without(current, key));
      }
    }
  }
  const writes = [...after].map(([name, row]): EventWrite => ({ before: known.get(name) ?? null, after: row }));
  return { writes, count: cancellations.length - unknown.length, unknown };
}

/** Key that identifies an event of a file within a calendar. */
export const nameOf = ({ uid, occurrence }: Pick<FileEvent, 'uid' | 'occurrence'>) => JSON.stringify([uid, occurrence]);

/** Returns a UID for an occurrence without a known series, which becomes its own event. */
export function standaloneUid({ uid, occurrence }: Pick<FileEvent, 'uid' | 'occurrence'>): string {
  return occurrence === null ? uid : `${occurrence}/${uid}`;
}

export function asStandaloneEvent(event: FileEvent): FileEvent {
  return event.isAlone ? { ...event, uid: standaloneUid(event), occurrence: null, isAlone: false, following: null } : event;
}

/** Groups events by UID, each recurring event before its changed occurrences. */
export function inSeries(events: FileEvent[]): Map<string, FileEvent[]> {
  const series = Map.groupBy(events, ({ uid }) => uid);
  for (const one of series.values()) one.sort((a, b) => (a.occurrence ?? '').localeCompare(b.occurrence ?? ''));
  return series;
}

/** Whether the file's event matches the stored one, so nothing needs to be written. */
export function isSame(before: EventRecord, after: EventRecord): boolean {
  const content = ({ updatedAt: _when, version: _version, exceptDates, ...rest }: EventRecord) =>
    JSON.stringify({ ...rest, exceptDates: exceptDates.toSorted() }, inOrderOfNames);
  return content(before) === content(after);
}

function inOrderOfNames(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
