import { parseRule, type RecurrenceRule } from './recurrence-rule.ts';
import { type RuleSearch, type RuleTime, ruleTimes } from './rule-days.ts';
import type { RuleWork } from './rule-work.ts';
import { dateOf, dayOf, localOf, momentIfAny, momentOf } from './zone-times.ts';

/** When an event takes place: dates for an all-day event (the end exclusive), timestamps for a timed one. */
export interface EventTimes {
  allDay: boolean;
  startDate: string | null;
  endDate: string | null;
  startsAt: Date | null;
  /** Null if no end was given; the event is then shown as one hour long. */
  endsAt: Date | null;
  /** IANA time zone. */
  timeZone: string;
}

export interface Recurring extends EventTimes {
  rrule: string | null;
  exceptDates: string[];
  spanUntil: Date | null;
}

/** A visible range: timestamps for timed events, dates for all-day ones; the ends are exclusive. */
export interface TimeRange {
  from: Date;
  until: Date;
  fromDate: string;
  untilDate: string;
}

export interface Occurrence {
  /** The start given by the rule: a date, or a timestamp in UTC. */
  key: string;
  times: EventTimes;
}

const dayMs = 86_400_000;
/** Length of an event without an end. */
const hourMs = 3_600_000;

/** Returns the start in the API's format. */
export function startOf({ allDay, startDate, startsAt }: EventTimes): string {
  return (allDay ? startDate : startsAt?.toISOString()) ?? '';
}

export function endOf({ allDay, endDate, endsAt }: EventTimes): string | null {
  return (allDay ? endDate : endsAt?.toISOString()) ?? null;
}

/** Returns the local start in the event's zone; only a date for an all-day event. */
export function localStartOf(times: EventTimes): string {
  return times.allDay ? startOf(times) : localOf(times.startsAt ?? new Date(0), times.timeZone);
}

/** Returns the start as a `Date`; midnight UTC for an all-day event. */
export function startMoment({ allDay, startDate, startsAt }: EventTimes): Date {
  return (allDay ? new Date(`${startDate}T00:00:00Z`) : startsAt) ?? new Date(0);
}

/** Returns the end as a `Date`. */
export function endMoment(times: EventTimes): Date {
  return new Date(startMoment(times).getTime() + lengthMs(times));
}

export function lengthMs({ allDay, startDate, endDate, startsAt, endsAt }: EventTimes): number {
  if (allDay) return (dayOf(endDate ?? '') - dayOf(startDate ?? '')) * dayMs;
  return startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : hourMs;
}

/** Moves an event to another local start and keeps its length. */
export function movedTo(times: EventTimes, local: string): EventTimes {
  if (!times.allDay) return beginningAt(times, momentOf(local, times.timeZone));
  const days = lengthMs(times) / dayMs;
  return { ...times, startDate: local.slice(0, 10), endDate: dateOf(dayOf(local) + days) };
}

/** An event of whole local days, such as noon to noon, keeps that length across a DST change. */
function beginningAt(times: EventTimes, startsAt: Date): EventTimes {
  const { endsAt, timeZone } = times;
  if (!endsAt) return { ...times, startsAt };
  const length = lengthMs(times);
  const end = new Date(startsAt.getTime() + length);
  if (length < dayMs - hourMs || timeZone === 'UTC') return { ...times, startsAt, endsAt: end };
  const [from, until] = [localStartOf(times), localOf(endsAt, timeZone)];
  if (from.slice(10) !== until.slice(10)) return { ...times, startsAt, endsAt: end };
  const local = localOf(startsAt, timeZone);
  return { ...times, startsAt, endsAt: momentOf(`${dateOf(dayOf(local) + dayOf(until) - dayOf(from))}${local.slice(10)}`, timeZone) };
}

/**
 * Returns the first start and the end of the last occurrence; a null end for an endless series.
 * @param work limits the cost of counting occurrences
 */
export function spanOf(times: EventTimes, rrule: string | null, work?: RuleWork): { spanFrom: Date; spanUntil: Date | null } {
  const spanFrom = startMoment(times);
  const after = (last: Date) => new Date(last.getTime() + lengthMs(times));
  if (rrule === null) return { spanFrom, spanUntil: after(spanFrom) };
  const rule = parseRule(rrule);
  if (rule.until !== null) return { spanFrom, spanUntil: after(lastMoment(rule.until, times)) };
  if (rule.count === null) return { spanFrom, spanUntil: null };
  return { spanFrom, spanUntil: after(lastCounted(times, rule, rule.count, work)) };
}

function lastCounted(times: EventTimes, rule: RecurrenceRule, most: number, work?: RuleWork): Date {
  let last = startMoment(times);
  let count = 0;
  for (const occurrence of allOccurrences(times, rule, localStartOf(times), work && { work })) {
    last = startMoment(occurrence.times);
    if (++count === most) break;
  }
  return last;
}

/** Converts an event's local start to the form rules count with; an all-day event starts at midnight. */
function ruleTimeOf(local: string): RuleTime {
  const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(':').map(Number);
  return { day: dayOf(local), secondOfDay: hours * 3600 + minutes * 60 + seconds };
}

/** Returns the last moment at which an occurrence can start. A date without a time includes the whole day in the event's zone. */
function lastMoment(until: string, { allDay, timeZone }: EventTimes): Date {
  if (allDay) return new Date(`${until.slice(0, 10)}T00:00:00Z`);
  if (until.length === 10) return momentOf(`${until}T23:59:59`, timeZone);
  return until.endsWith('Z') ? new Date(until) : momentOf(until, timeZone);
}

/**
 * Returns the first occurrence at or after the event's start; null for none.
 * @param local the local start, if it falls in a DST gap
 * @param work limits the cost of the search
 */
export function firstOf(
  times: EventTimes,
  rule: RecurrenceRule,
  { work, local = localStartOf(times) }: { work?: RuleWork | undefined; local?: string | undefined } = {},
): EventTimes | null {
  const { value } = allOccurrences(times, rule, local, { ...(work && { work }), local }).next();
  return value?.times ?? null;
}

/**
 * Yields all occurrences from a local date on, ignoring COUNT and UNTIL. Skips local times that fall in a DST gap, as RFC 5545 requires.
 */
function* allOccurrences(
  times: EventTimes,
  rule: RecurrenceRule,
  fromDate: string,
  { local = localStartOf(times), ...search }: RuleSearch & { local?: string } = {},
): Generator<Occurrence, undefined> {
  const ofDays = times.allDay ? { ...rule, hours: [], minutes: [], seconds: [] } : rule;
  for (const { day, secondOfDay } of ruleTimes(ofDays, ruleTimeOf(local), dayOf(fromDate), search)) {
    if (times.allDay) yield { key: dateOf(day), times: movedTo(times, dateOf(day)) };
    else {
      const startsAt = momentIfAny(day, secondOfDay, times.timeZone);
      if (startsAt) yield { key: startsAt.toISOString(), times: beginningAt(times, startsAt) };
    }
  }
}

/** Yields the occurrences of a recurring event that start on or after a local date, ascending and without removed ones. */
export function* occurrencesFrom(event: Recurring, fromDate: string, search?: RuleSearch): Generator<Occurrence> {
  if (event.rrule === null) return;
  const except = new Set(event.exceptDates);
  const length = lengthMs(event);
  const { allDay, startDate, endDate, startsAt, endsAt, timeZone, spanUntil } = event;
  const times = { allDay, startDate, endDate, startsAt, endsAt, timeZone };
  for (const occurrence of allOccurrences(times, parseRule(event.rrule), fromDate, search)) {
    if (spanUntil && startMoment(occurrence.times).getTime() + length > spanUntil.getTime()) return;
    if (!except.has(occurrence.key)) yield occurrence;
  }
}

/** Returns the occurrences in a range, ascending; the list is incomplete if the work limit is reached. */
export function occurrencesIn(event: Recurring, range: TimeRange, work: RuleWork): Occurrence[] {
  const earliest = dateOf(dayOf(range.fromDate) - Math.ceil(lengthMs(event) / dayMs) - 2);
  const untilDay = dayOf(range.untilDate) + 2;
  return [...occurrencesFrom(event, earliest, { untilDay, work })].filter(({ times }) => isWithin(times, range));
}

/** Returns the occurrence with this key; null if the rule does not give it or it was removed. */
export function occurrenceAt(event: Recurring, key: string): Occurrence | null {
  for (const occurrence of occurrencesFrom(event, dateOf(dayOf(key) - 2), { untilDay: dayOf(key) + 2 })) {
    if (occurrence.key === key) return occurrence;
    if (occurrence.key > key) break;
  }
  return null;
}

export function isWithin(times: EventTimes, { from, until, fromDate, untilDate }: TimeRange): boolean {
  if (times.allDay) return (times.startDate ?? '') < untilDate && (times.endDate ?? '') > fromDate;
  const start = startMoment(times).getTime();
  return start < until.getTime() && start + lengthMs(times) > from.getTime();
}
