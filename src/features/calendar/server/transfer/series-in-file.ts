import type ICAL from 'ical.js';
import { type EventTimes, localStartOf, type Occurrence, occurrenceAt, type Recurring, startOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { shiftRule } from '../../shift-rule.ts';
import { dayOf } from '../../zone-times.ts';
import { endedBefore, readRule, ruleFrom, untilMoment } from '../read-rule.ts';
import {
  addedDates,
  changesFollowing,
  type EventReading,
  type FileEvent,
  leaveOut,
  occurrenceOf,
  readEvent,
  textOf,
} from './file-event.ts';
import { besideStart, ruleOf } from './file-rules.ts';
import { FileProblem, fileTimes } from './file-times.ts';
import { keyInPart, keyMoved, partUid } from './series-parts.ts';

/** A series in a file, split where a change applies to all following occurrences (RANGE=THISANDFUTURE). */
export interface SeriesInFile {
  /** The original series; its times identify the occurrences. */
  whole: FileEvent;
  parts: [SeriesPart, ...SeriesPart[]];
}

interface SeriesPart {
  /** The occurrence of the whole series where the part starts; empty for the first part. */
  from: string;
  event: FileEvent;
}

const maxParts = 100;

export const isCancelled = (component: ICAL.Component) => /^CANCELL?ED$/i.test(textOf(component, 'status'));

/**
 * Applies an occurrence to its series: a changed one, a canceled one, or one from which the series
 * is split.
 * @returns events besides the parts of the series, and those that no longer count
 */
export function applyOccurrence(component: ICAL.Component, series: SeriesInFile, reading: EventReading): Taken {
  const named = occurrenceOf(component, series.whole.times, reading.timeZone);
  if (named === null) throw new FileProblem({ code: 'event_bad_occurrence' });
  const part = series.parts.findLast(({ from }) => from <= named) ?? series.parts[0];
  const key = keyInPart(named, { from: part.from, times: part.event.times }, series.whole.times);
  if (changesFollowing(component)) {
    return changeFollowing(component, { series, part, named, key }, reading);
  }
  leaveOut(part.event, key);
  if (isCancelled(component)) return { events: [] };
  const { event } = readEvent(component, key, reading);
  return { events: [{ ...event, uid: part.event.uid }] };
}

interface Taken {
  events: FileEvent[];
  superseded?: FileEvent;
}

interface Split {
  series: SeriesInFile;
  part: SeriesPart;
  named: string;
  key: string;
}

function changeFollowing(component: ICAL.Component, { series, part, named, key }: Split, reading: EventReading): Taken {
  const before = recurringOf(part.event);
  const occurrence = occurrenceAt({ ...before, exceptDates: [] }, key);
  if (!occurrence) throw new FileProblem({ code: 'event_bad_occurrence' });
  if (series.parts.length >= maxParts) throw new FileProblem({ code: 'occurrences_full', max: maxParts });
  const head = { ...part.event, ...endedBefore({ ...before, spanFrom: part.event.spanFrom }, key) };
  const isWhole = key <= startOf(before);
  if (isCancelled(component)) {
    if (isWhole) throw new FileProblem({ code: 'event_cancelled' });
    part.event = eventOf(head);
    return { events: [] };
  }
  const uid = isWhole ? part.event.uid : partUid(series.whole.uid, named);
  const event = readFollowing(component, occurrence.key, reading);
  const { following, dates } = followingOf(event, { before, occurrence, uid }, reading);
  if (isWhole) {
    const superseded = part.event;
    part.event = following;
    part.from = named;
    return { events: dates, superseded };
  }
  part.event = eventOf(head);
  series.parts.push({ from: named, event: following });
  return { events: dates };
}

/** Reads a change that applies to this and the following occurrences. */
export function readFollowing(component: ICAL.Component, key: string | null, reading: EventReading): FileEvent {
  const { event } = readEvent(component, key, reading);
  const { counted } = fileTimes(component, { timeZone: reading.timeZone });
  return { ...event, following: { counted, rrule: ruleOf(component, counted, reading) } };
}

interface Continued {
  before: Recurring;
  occurrence: Occurrence;
  uid: string;
}

/** Returns a split-off part of a series as an event, with its start as a single date if its rule does not give it. */
export function followingOf(
  event: FileEvent,
  { before, occurrence, uid }: Continued,
  reading: Pick<EventReading, 'work' | 'remark'>,
): { following: FileEvent; dates: FileEvent[] } {
  const { counted, rrule } = event.following ?? { counted: { local: localStartOf(event.times), times: event.times }, rrule: null };
  const text = rrule ?? shifted(ruleFrom(before, occurrence.key), occurrence.times, event.times);
  const read = readRule(text, counted.times, { work: reading.work, local: counted.local });
  const { rule, dates } = besideStart({ ...read, rrule: read.rrule ?? text }, { times: event.times, counted }, reading.work);
  const exceptDates = before.exceptDates.filter((one) => one > occurrence.key).map((one) => keyMoved(one, occurrence.times, event.times));
  const alone: FileEvent = { ...event, uid, occurrence: null, isAlone: false, following: null };
  if (!rule) return { following: { ...alone, exceptDates: [] }, dates: [] };
  const following: FileEvent = { ...alone, ...rule, exceptDates };
  return { following, dates: addedDates(following, dates, reading) };
}

function recurringOf({ times, rrule, exceptDates, spanUntil }: FileEvent) {
  return { ...times, rrule, exceptDates, spanUntil };
}

/** Removes the spread time fields from an event. */
function eventOf({
  allDay: _,
  startDate: _d,
  endDate: _e,
  startsAt: _s,
  endsAt: _n,
  timeZone: _z,
  ...event
}: FileEvent & EventTimes): FileEvent {
  return event;
}

/** Shifts a rule's days and end after its series moved. */
function shifted(rrule: string, from: EventTimes, to: EventTimes): string {
  const rule = shiftRule(rrule, dayOf(localStartOf(from)), dayOf(localStartOf(to)));
  const { until } = parseRule(rule);
  if (until === null || from.allDay || to.allDay || !until.endsWith('Z') || !from.startsAt || !to.startsAt) return rule;
  return withEnd(rule, { until: untilMoment(new Date(Date.parse(until) + to.startsAt.getTime() - from.startsAt.getTime())) });
}
