import { localOf, momentOf } from '../../zone-times.ts';
import type { EventRecord } from '../events/event-record.ts';
import type { EventWrite } from '../events/event-write.ts';
import { endedBefore } from '../events/series-ends.ts';
import { type FileEvent, mostExceptions } from './file-event.ts';
import { keptUid, nameOf, standingAlone } from './file-series.ts';
import { type Cancellation, type LeftOut, why } from './read-calendar-file.ts';

type Known = ReadonlyMap<string, EventRecord>;

/**
 * Puts occurrences whose series the file lacks where they belong: into the series that is there already, else beside it as events of their
 * own.
 * @returns also those series as they are then, by their UIDs
 */
export function placedInKnown(events: FileEvent[], known: Known): { events: FileEvent[]; masters: Map<string, EventRecord> } {
  const masters = new Map<string, EventRecord>();
  const placed = events.map((event): FileEvent => {
    const { uid, occurrence, isAlone } = event;
    const master = isAlone ? (masters.get(uid) ?? seriesIn(known, uid)) : null;
    if (!isAlone || !master || occurrence === null || master.exceptDates.length >= mostExceptions) return standingAlone(event);
    const key = keyOf(occurrence, master);
    masters.set(uid, without(master, key));
    return { ...event, occurrence: key };
  });
  return { events: placed, masters };
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
  const byUid = Map.groupBy(known, ([, { uid }]) => uid);
  const current = (name: string) => after.get(name) ?? known.get(name);
  for (const { uid, occurrence, isFollowing, title, line } of cancellations) {
    const of = byUid.get(uid) ?? [];
    const alone = occurrence === null ? undefined : nameOf({ uid: keptUid({ uid, occurrence }), occurrence: null });
    const seriesName = nameOf({ uid, occurrence: null });
    const series = current(seriesName);
    const remove = (name: string) => {
      const row = current(name);
      if (row) after.set(name, { ...row, deletedAt: now });
    };
    if (alone && known.has(alone)) remove(alone);
    else if (of.length === 0) unknown.push({ title, line, ...why({ code: 'event_cancelled' }) });
    else if (occurrence === null || !series || series.rrule === null) for (const [name] of of) remove(name);
    else {
      const key = keyOf(occurrence, series);
      const isFirst = key <= (series.startsAt?.toISOString() ?? series.startDate ?? '');
      const isGone = (row: EventRecord) => row.occurrence !== null && (isFollowing ? row.occurrence >= key : row.occurrence === key);
      for (const [name, row] of of) if (isGone(row) || (isFollowing && isFirst)) remove(name);
      if (!(isFollowing && isFirst)) after.set(seriesName, isFollowing ? endedBefore(series, key) : without(series, key));
    }
  }
  const writes = [...after].map(([name, row]): EventWrite => ({ before: known.get(name) ?? null, after: row }));
  return { writes, count: cancellations.length - unknown.length, unknown };
}

function seriesIn(known: Known, uid: string): EventRecord | null {
  const row = known.get(nameOf({ uid, occurrence: null }));
  return row && row.rrule !== null ? row : null;
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
