import type ICAL from 'ical.js';
import { type EventTimes, localStartOf, movedTo, occurrenceAt, startOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { shiftRule } from '../../shift-rule.ts';
import { dayOf, localOf } from '../../zone-times.ts';
import { readRule, untilMoment } from '../events/read-rule.ts';
import { endedBefore, ruleFrom } from '../events/series-ends.ts';
import { type EventReading, type FileEvent, leaveOut, occurrenceOf, readEvent, textOf } from './file-event.ts';
import { FileProblem } from './file-times.ts';

/** A series of a file, in parts where it goes on otherwise from one of its occurrences on (RANGE=THISANDFUTURE). */
export interface SeriesInFile {
  /** The series as the file begins it: its occurrences are named by this. */
  whole: FileEvent;
  parts: [SeriesPart, ...SeriesPart[]];
}

interface SeriesPart {
  /** From which occurrence of the whole on; empty for the first one. */
  from: string;
  event: FileEvent;
}

const mostParts = 100;

export const isCancelled = (component: ICAL.Component) => textOf(component, 'status').toUpperCase() === 'CANCELLED';

export function changesFollowing(component: ICAL.Component): boolean {
  return String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE';
}

/**
 * Takes an occurrence of a file into its series: one that was changed by itself, one that does not happen, or one from which on the series
 * goes on otherwise.
 * @returns what is to be kept beside the parts of the series
 */
export function takeOccurrence(component: ICAL.Component, series: SeriesInFile, reading: EventReading): FileEvent | null {
  const named = occurrenceOf(component, series.whole.times, reading.timeZone);
  if (named === null) throw new FileProblem({ code: 'event_bad_occurrence' });
  const part = series.parts.findLast(({ from }) => from <= named) ?? series.parts[0];
  const key = keyInPart(named, part, series.whole);
  if (changesFollowing(component)) {
    changeFollowing(component, { series, part, named, key }, reading);
    return null;
  }
  leaveOut(part.event, key);
  if (isCancelled(component)) return null;
  const { event } = readEvent(component, key, reading);
  return { ...event, uid: part.event.uid };
}

interface Split {
  series: SeriesInFile;
  part: SeriesPart;
  named: string;
  key: string;
}

function changeFollowing(component: ICAL.Component, { series, part, named, key }: Split, reading: EventReading): void {
  const before = recurringOf(part.event);
  const occurrence = occurrenceAt({ ...before, exceptDates: [] }, key);
  if (!occurrence) throw new FileProblem({ code: 'event_bad_occurrence' });
  if (series.parts.length >= mostParts) throw new FileProblem({ code: 'occurrences_full', max: mostParts });
  const head = { ...part.event, ...endedBefore({ ...before, spanFrom: part.event.spanFrom }, key) };
  const isWhole = key <= startOf(before);
  if (isCancelled(component)) {
    if (isWhole) throw new FileProblem({ code: 'event_cancelled' });
    part.event = eventOf(head);
    return;
  }
  const { event } = readEvent(component, key, reading);
  const rule = shifted(ruleFrom(before, key), occurrence.times, event.times);
  const { rrule, times, spanFrom, spanUntil } = readRule(rule, event.times, reading.work);
  const movedKey = (one: string) => keyMoved(one, occurrence.times, event.times);
  const exceptDates = part.event.exceptDates.filter((one) => one > key).map(movedKey);
  const following: FileEvent = { ...event, occurrence: null, times, rrule, spanFrom, spanUntil, exceptDates };
  if (isWhole) {
    part.event = { ...following, uid: part.event.uid };
    part.from = part.from && named;
    return;
  }
  part.event = eventOf(head);
  series.parts.push({ from: named, event: { ...following, uid: `${series.whole.uid}#${named}`, isPart: true } });
}

function recurringOf({ times, rrule, exceptDates, spanUntil }: FileEvent) {
  return { ...times, rrule, exceptDates, spanUntil };
}

/** An event whose times were spread for what reckons with them. */
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

/** The key that an occurrence of the whole series has in a part of it. */
function keyInPart(named: string, { from, event }: SeriesPart, whole: FileEvent): string {
  if (!from) return named;
  const begins = whole.times.allDay ? movedTo(whole.times, from) : movedTo(whole.times, localOf(new Date(from), whole.times.timeZone));
  return keyMoved(named, begins, event.times);
}

/** The key of an occurrence after one of its series was moved, and all go along. */
function keyMoved(key: string, from: EventTimes, to: EventTimes): string {
  const local = from.allDay ? `${key}T00:00:00` : localOf(new Date(key), from.timeZone);
  const startLocal = (times: EventTimes) =>
    Date.parse(`${localStartOf(times).slice(0, 10)}T${localStartOf(times).slice(11) || '00:00:00'}Z`);
  const moved = new Date(Date.parse(`${local}Z`) + startLocal(to) - startLocal(from)).toISOString().slice(0, 19);
  return startOf(movedTo(to, to.allDay ? moved.slice(0, 10) : moved));
}

/** A rule after its series was moved: its days and its end go along. */
function shifted(rrule: string, from: EventTimes, to: EventTimes): string {
  const rule = shiftRule(rrule, dayOf(localStartOf(from)), dayOf(localStartOf(to)));
  const { until } = parseRule(rule);
  if (until === null || from.allDay || to.allDay || !until.endsWith('Z') || !from.startsAt || !to.startsAt) return rule;
  return withEnd(rule, { until: untilMoment(new Date(Date.parse(until) + to.startsAt.getTime() - from.startsAt.getTime())) });
}
