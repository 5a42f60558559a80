import { type EventTimes, lengthMs, startOf } from '../../event-times.ts';
import type { EventRecord } from '../events/event-record.ts';
import type { EventWrite } from '../events/event-write.ts';
import { endedBefore } from '../events/series-ends.ts';
import type { FileEvent } from './file-event.ts';
import { keptUid, nameOf } from './file-series.ts';
import { bySeries, type Known, placeIn, rowsOf, without } from './known-series.ts';
import { type Cancellation, type LeftOut, why } from './read-calendar-file.ts';
import { keyInPart, partOf } from './series-parts.ts';

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
    const before = known.get(nameOf({ uid, occurrence: null }));
    const isNewer = masters.some((event) => event.uid === uid && event.sequence > (before?.sequence ?? 0));
    const whole = masters.find((event) => event.uid === uid)?.times ?? before;
    const gone = rows.filter((row) => row.occurrence === null && (isNewer || masters.some((event) => hasPart(event, row, whole))));
    const uids = new Set(gone.map((row) => row.uid));
    return rows.filter((row) => uids.has(row.uid)).map((one) => ({ before: one, after: { ...one, deletedAt: now } }));
  });
}

/** Whether an event of a file still happens where a part of its series began. */
function hasPart({ uid, times, spanUntil }: FileEvent, row: EventRecord, whole: EventTimes | undefined): boolean {
  const [{ from }, begins] = [partOf(uid), partOf(row.uid).from];
  if (from > begins) return false;
  if (spanUntil === null) return true;
  const key = whole ? keyInPart(begins, { from, times }, whole) : begins;
  return spanUntil.getTime() - lengthMs(times) >= Date.parse(key);
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
