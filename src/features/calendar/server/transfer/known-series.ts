import { localOf } from '../../zone-times.ts';
import type { EventRecord } from '../events/event-record.ts';
import { keyOnDay } from './file-times.ts';
import { keyInPart, partOf } from './series-parts.ts';

/** What is here of the UIDs of a file, by name. */
export type Known = ReadonlyMap<string, EventRecord>;

/** What is here of each series, by the UID that the file has for it. */
export function bySeries(known: Known): Map<string, EventRecord[]> {
  return Map.groupBy(known.values(), ({ uid }) => partOf(uid).uid);
}

/** What is here of a UID. A part can be meant by itself: files that we wrote have it as an event of its own. */
export function rowsOf(uid: string, here: ReadonlyMap<string, EventRecord[]>): EventRecord[] {
  const series = partOf(uid);
  const rows = here.get(series.uid) ?? [];
  return series.from ? rows.filter((row) => row.uid === uid) : rows;
}

/** The parts of a series, the first one first: several where it goes on otherwise from some of its occurrences on. */
function partsIn(rows: EventRecord[]): EventRecord[] {
  return rows.filter(({ occurrence }) => occurrence === null).sort((a, b) => partOf(a.uid).from.localeCompare(partOf(b.uid).from));
}

/** Where an occurrence lies in a series. */
export interface PlaceInSeries {
  /** Its name in the whole. */
  named: string;
  whole: EventRecord;
  part: EventRecord;
  /** Its key in that part. */
  key: string;
  /** From which occurrence of the whole on the part goes; empty for the first one. */
  from: string;
}

/** Null without the series. */
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

/** A file names an occurrence by its own times; a day stands for the occurrence on it. */
function keyOf(occurrence: string, series: EventRecord): string {
  const { allDay, timeZone } = series;
  if (allDay) return occurrence.length === 10 ? occurrence : localOf(new Date(occurrence), timeZone).slice(0, 10);
  return occurrence.length > 10 ? occurrence : keyOnDay(occurrence, series);
}
