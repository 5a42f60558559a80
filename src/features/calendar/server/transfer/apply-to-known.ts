import { startOf } from '../../event-times.ts';
import { localOf, momentOf } from '../../zone-times.ts';
import type { EventRecord } from '../events/event-record.ts';
import type { EventWrite } from '../events/event-write.ts';
import { endedBefore } from '../events/series-ends.ts';
import { type FileEvent, mostExceptions } from './file-event.ts';
import { keptUid, nameOf, standingAlone } from './file-series.ts';
import { type Cancellation, type LeftOut, why } from './read-calendar-file.ts';
import { keyInPart, partOf } from './series-parts.ts';

type Known = ReadonlyMap<string, EventRecord>;

/**
 * Puts occurrences whose series the file lacks where they belong: into the series that is there already, else beside it as events of their
 * own.
 * @returns also those series as they are then, by their UIDs
 */
export function placedInKnown(events: FileEvent[], known: Known): { events: FileEvent[]; masters: Map<string, EventRecord> } {
  const masters = new Map<string, EventRecord>();
  const here = bySeries(known);
  const placed = events.map((event): FileEvent => {
    const { uid, occurrence, isAlone } = event;
    const place = isAlone && occurrence !== null ? placeIn(rowsOf(uid, here), occurrence) : null;
    const master = place && (masters.get(place.part.uid) ?? place.part);
    if (!master || master.rrule === null || master.exceptDates.length >= mostExceptions) return standingAlone(event);
    masters.set(master.uid, without(master, place.key));
    return { ...event, uid: master.uid, occurrence: place.key };
  });
  return { events: placed, masters };
}

/**
 * What is here of series that went on otherwise from an occurrence on, and do so no more by the file: in a newer version, or in one that
 * has those occurrences itself.
 */
export function partsGone(series: ReadonlyMap<string, FileEvent[]>, known: Known, now: Date): EventWrite[] {
  const here = bySeries(known);
  const inFile = Map.groupBy([...series.values()].flat(), ({ uid }) => partOf(uid).uid);
  return [...inFile].flatMap(([uid, events]) => {
    const masters = events.filter(({ occurrence }) => occurrence === null);
    const rows = (here.get(uid) ?? []).filter((row) => row.uid !== uid && !series.has(row.uid));
    if (rows.length === 0 || masters.length === 0) return [];
    const sequence = known.get(nameOf({ uid, occurrence: null }))?.sequence ?? 0;
    const isNewer = masters.some((event) => event.uid === uid && event.sequence > sequence);
    const gone = rows.filter(
      (row) => row.occurrence === null && (isNewer || masters.some(({ spanUntil }) => spanUntil === null || spanUntil > row.spanFrom)),
    );
    const uids = new Set(gone.map((row) => row.uid));
    return rows.filter((row) => uids.has(row.uid)).map((before) => ({ before, after: { ...before, deletedAt: now } }));
  });
}

/** Occurrences that came by themselves before, and now come with their series. */
export function standingAloneUntilNow(ofSeries: FileEvent[], known: Known, now: Date): EventWrite[] {
  return ofSeries.flatMap((event) => {
    const before = event.occurrence === null ? undefined : known.get(nameOf({ uid: keptUid(event), occurrence: null }));
    return before ? [{ before, after: { ...before, deletedAt: now } }] : [];
  });
}

interface CalledOff {
  writes: EventWrite[];
  /** How many of the file's entries were followed. */
  count: number;
  /** What is called off and was never here. */
  unknown: LeftOut[];
}

/** Takes out of the calendar what a file calls off. */
export function callOff(cancellations: Cancellation[], known: Known, now: Date): CalledOff {
  const after = new Map<string, EventRecord>();
  const unknown: LeftOut[] = [];
  const here = bySeries(known);
  for (const { uid, occurrence, isFollowing, title, line } of cancellations) {
    const rows = rowsOf(uid, here);
    const alone = occurrence === null ? undefined : known.get(nameOf({ uid: keptUid({ uid, occurrence }), occurrence: null }));
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

/** What is here of each series, by the UID that the file has for it. */
function bySeries(known: Known): Map<string, EventRecord[]> {
  return Map.groupBy(known.values(), ({ uid }) => partOf(uid).uid);
}

/** What is here of a UID. A part can be meant by itself: files that we wrote have it as an event of its own. */
function rowsOf(uid: string, here: ReadonlyMap<string, EventRecord[]>): EventRecord[] {
  const series = partOf(uid);
  const rows = here.get(series.uid) ?? [];
  return series.from ? rows.filter((row) => row.uid === uid) : rows;
}

/** The parts of a series, the first one first: several where it goes on otherwise from some of its occurrences on. */
function partsIn(rows: EventRecord[]): EventRecord[] {
  return rows.filter(({ occurrence }) => occurrence === null).sort((a, b) => partOf(a.uid).from.localeCompare(partOf(b.uid).from));
}

/** Where an occurrence lies in a series; null without the series. */
function placeIn(rows: EventRecord[], occurrence: string): { part: EventRecord; key: string; from: string } | null {
  const [whole, ...others] = partsIn(rows);
  if (!whole) return null;
  const named = keyOf(occurrence, whole);
  const part = others.findLast((one) => partOf(one.uid).from <= named) ?? whole;
  const from = part === whole ? '' : partOf(part.uid).from;
  return { part, key: keyInPart(named, { from, times: part }, whole), from };
}

function without(series: EventRecord, key: string): EventRecord {
  return series.exceptDates.includes(key) ? series : { ...series, exceptDates: [...series.exceptDates, key] };
}

/** A file names an occurrence by its own times; a day stands for the occurrence on it. */
function keyOf(occurrence: string, { allDay, startsAt, timeZone }: EventRecord): string {
  if (allDay) return occurrence.length === 10 ? occurrence : localOf(new Date(occurrence), timeZone).slice(0, 10);
  if (occurrence.length > 10) return occurrence;
  return momentOf(`${occurrence}${localOf(startsAt ?? new Date(0), timeZone).slice(10)}`, timeZone).toISOString();
}
