import type { FieldReason } from '#contract/reason.ts';
import { occurrenceAt, startOf } from '../../event-times.ts';
import { RuleWork } from '../../rule-work.ts';
import type { EventRecord } from '../event-record.ts';
import { endedBefore } from '../read-rule.ts';
import { type FileEvent, leaveOut, maxExceptions } from './file-event.ts';
import { reasonOf } from './file-rules.ts';
import { asStandaloneEvent, bySeries, type Known, type PlaceInSeries, placeIn, rowsOf, without } from './known-series.ts';
import { type LeftOut, seriesNotThere, why } from './read-calendar-file.ts';
import { followingOf } from './series-in-file.ts';
import { keyInPart, keyMoved, partOf, uidFrom } from './series-parts.ts';

/** Where occurrences without their series in the file belong. */
export interface Placed {
  events: FileEvent[];
  /** Stored series that lose occurrences, by UID. */
  masters: Map<string, EventRecord>;
  /** The series a new part was split from, by the part's UID. */
  origins: Map<string, EventRecord>;
  /** Changed occurrences that move to the new part. */
  moved: Map<EventRecord, { uid: string; occurrence: string }>;
  /** Changed occurrences the file replaces. */
  gone: Set<EventRecord>;
  skipped: LeftOut[];
  remarks: LeftOut[];
}

interface Placing extends Placed {
  here: ReadonlyMap<string, EventRecord[]>;
  /** New parts of stored series, last one first. */
  parts: { from: string; event: FileEvent }[];
  work: RuleWork;
}

// As many as a single rule may take.
const maxSteps = 100_000;

/**
 * Places occurrences whose series is not in the file: into the stored series, which is split at changes of this and the following
 * occurrences; otherwise next to it as single events.
 */
export function placedInKnown(events: FileEvent[], known: Known): Placed {
  const placing: Placing = {
    ...{ events: [], masters: new Map(), origins: new Map(), moved: new Map(), gone: new Set(), skipped: [], remarks: [] },
    ...{ here: bySeries(known), parts: [], work: new RuleWork({ most: maxSteps }) },
  };
  // Last ones first, as each changes the stored series.
  const following = events.filter((event) => event.following).toSorted((a, b) => (b.occurrence ?? '').localeCompare(a.occurrence ?? ''));
  const split = new Map(following.map((event) => [event, tryPlacing(event, placing, splitAt)]));
  placing.events = events.flatMap((event) => split.get(event) ?? tryPlacing(event, placing, placeOne));
  return placing;
}

type Place = (event: FileEvent, placing: Placing) => FileEvent[];

function tryPlacing(event: FileEvent, placing: Placing, place: Place): FileEvent[] {
  try {
    return place(event, placing);
  } catch (error) {
    placing.skipped.push(saidOf(event, reasonOf(error)));
    return [];
  }
}

const saidOf = ({ title, line }: FileEvent, reason: FieldReason): LeftOut => ({ title, line, ...why(reason) });

function find({ uid, occurrence }: FileEvent, { here }: Placing): PlaceInSeries | null {
  const place = occurrence === null ? null : placeIn(rowsOf(uid, here), occurrence);
  return place?.part.rrule == null ? null : place;
}

/** Ends a series before an occurrence and continues it as a new part; at the first occurrence, replaces the part itself. */
function splitAt(event: FileEvent, placing: Placing): FileEvent[] {
  const { here, masters, origins, parts, moved, gone, remarks, work } = placing;
  const place = find(event, placing);
  if (!place) {
    remarks.push(...seriesNotThere([event]));
    return [asStandaloneEvent(event)];
  }
  const { part, key } = place;
  const before = masters.get(part.uid) ?? part;
  const occurrence = occurrenceAt({ ...before, exceptDates: [] }, key);
  if (!occurrence) {
    placing.skipped.push(saidOf(event, { code: 'event_bad_occurrence' }));
    return [];
  }
  const isWhole = key <= startOf(before);
  const uid = isWhole ? part.uid : uidFrom(part, key, firstPart(part, here));
  const { following, dates } = followingOf(
    event,
    { before, occurrence, uid },
    { work, remark: (reason) => remarks.push(saidOf(event, reason)) },
  );
  if (isWhole) masters.delete(part.uid);
  else masters.set(part.uid, endedBefore(before, key));
  origins.set(uid, part);
  parts.push({ from: place.named, event: following });
  for (const row of rowsOf(part.uid, here)) {
    const isLater = row.uid === part.uid && row.occurrence !== null && row.occurrence >= key;
    if (!isLater || moved.has(row) || gone.has(row)) continue;
    if (row.occurrence === key) gone.add(row);
    else moved.set(row, { uid, occurrence: keyMoved(row.occurrence ?? '', occurrence.times, following.times) });
  }
  return [following, ...dates];
}

function firstPart(part: EventRecord, here: ReadonlyMap<string, EventRecord[]>): EventRecord | undefined {
  const { uid } = partOf(part.uid);
  return here.get(uid)?.find((row) => row.uid === uid && row.occurrence === null);
}

function placeOne(event: FileEvent, placing: Placing): FileEvent[] {
  if (!event.isAlone) return [event];
  const place = find(event, placing);
  if (!place) return [asStandaloneEvent(event)];
  const { masters, moved, gone, parts } = placing;
  const { named, whole, part, key } = place;
  const { uid: series } = partOf(part.uid);
  const split = parts.find((one) => partOf(one.event.uid).uid === series && one.from <= named && one.from >= place.from);
  if (split) {
    const { uid, times, rrule } = split.event;
    if (rrule === null) return [asStandaloneEvent(event)];
    const occurrence = keyInPart(named, { from: split.from, times }, whole);
    leaveOut(split.event, occurrence);
    for (const [row, to] of moved) {
      if (to.uid !== uid || to.occurrence !== occurrence) continue;
      moved.delete(row);
      // An existing event with that key is updated.
      if (row.uid !== uid || row.occurrence !== occurrence) gone.add(row);
    }
    return [{ ...event, uid, occurrence }];
  }
  const master = masters.get(part.uid) ?? part;
  if (master.exceptDates.length >= maxExceptions) return [asStandaloneEvent(event)];
  masters.set(part.uid, without(master, key));
  return [{ ...event, uid: part.uid, occurrence: key }];
}
