import { parseRule, type RecurrenceRule } from './recurrence-rule.ts';
import { type RuleSearch, type RuleTime, ruleTimes } from './rule-days.ts';
import type { RuleWork } from './rule-work.ts';
import { dateOf, dayOf, localOf, momentIfAny, momentOf } from './zone-times.ts';

/** When an event is: an all-day one by its dates (the end exclusive), a timed one by its moments. */
export interface EventTimes {
  allDay: boolean;
  startDate: string | null;
  endDate: string | null;
  startsAt: Date | null;
  /** Null where none was given: it is then shown as lasting an hour. */
  endsAt: Date | null;
  /** IANA. */
  timeZone: string;
}

export interface Recurring extends EventTimes {
  rrule: string | null;
  exceptDates: string[];
  spanUntil: Date | null;
}

/** What somebody looks at: timed events by the moments, all-day ones by the dates; the ends are exclusive. */
export interface TimeRange {
  from: Date;
  until: Date;
  fromDate: string;
  untilDate: string;
}

export interface Occurrence {
  /** The start that the rule gives it: a date, or a moment in UTC. */
  key: string;
  times: EventTimes;
}

const dayMs = 86_400_000;
/** How long an event without an end counts. */
const hourMs = 3_600_000;

/** The start as it goes over the wire. */
export function startOf({ allDay, startDate, startsAt }: EventTimes): string {
  return (allDay ? startDate : startsAt?.toISOString()) ?? '';
}

export function endOf({ allDay, endDate, endsAt }: EventTimes): string | null {
  return (allDay ? endDate : endsAt?.toISOString()) ?? null;
}

/** What the clocks of its zone show at its start. An all-day event has a date alone. */
export function localStartOf(times: EventTimes): string {
  return times.allDay ? startOf(times) : localOf(times.startsAt ?? new Date(0), times.timeZone);
}

/** The moment at which it begins, an all-day one at midnight in UTC. */
export function startMoment({ allDay, startDate, startsAt }: EventTimes): Date {
  return (allDay ? new Date(`${startDate}T00:00:00Z`) : startsAt) ?? new Date(0);
}

/** The moment at which it is over. */
export function endMoment(times: EventTimes): Date {
  return new Date(startMoment(times).getTime() + lengthMs(times));
}

export function lengthMs({ allDay, startDate, endDate, startsAt, endsAt }: EventTimes): number {
  if (allDay) return (dayOf(endDate ?? '') - dayOf(startDate ?? '')) * dayMs;
  return startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : hourMs;
}

/** The same event, begun at another local time; it stays as long as it is. */
export function movedTo(times: EventTimes, local: string): EventTimes {
  if (!times.allDay) return beginningAt(times, momentOf(local, times.timeZone));
  const days = lengthMs(times) / dayMs;
  return { ...times, startDate: local.slice(0, 10), endDate: dateOf(dayOf(local) + days) };
}

/** What lasts whole days by the clocks, such as from noon to noon, does so when they change meanwhile. */
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

/** From the first start to the end of the last occurrence; null where there is no last one. @param work what counting them may cost */
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

/** When an event begins, as a rule counts it; an all-day one at the beginning of its day. */
function ruleTimeOf(local: string): RuleTime {
  const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(':').map(Number);
  return { day: dayOf(local), secondOfDay: hours * 3600 + minutes * 60 + seconds };
}

/** The last moment at which an occurrence may begin. A day lasts until its end in the event's zone. */
function lastMoment(until: string, { allDay, timeZone }: EventTimes): Date {
  if (allDay) return new Date(`${until.slice(0, 10)}T00:00:00Z`);
  if (until.length === 10) return momentOf(`${until}T23:59:59`, timeZone);
  return until.endsWith('Z') ? new Date(until) : momentOf(until, timeZone);
}

/**
 * The first that a rule gives, at the event's start or later; null for none.
 * @param local the start by the clocks of its zone, which may leave it out on its day
 * @param work what looking for it may cost
 */
export function firstOf(
  times: EventTimes,
  rule: RecurrenceRule,
  { work, local = localStartOf(times) }: { work?: RuleWork | undefined; local?: string | undefined } = {},
): EventTimes | null {
  const { value } = allOccurrences(times, rule, local, { ...(work && { work }), local }).next();
  return value?.times ?? null;
}

/** All that the rule gives from a local date on, COUNT and UNTIL aside. As RFC 5545 wants it, a time that the clocks leave out is none. */
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

/** The occurrences of a recurring event that begin on a local date or later, ascending; those that do not happen are left out. */
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

/** The occurrences that lie in a range, ascending; not all of them when the work is spent. */
export function occurrencesIn(event: Recurring, range: TimeRange, work: RuleWork): Occurrence[] {
  const earliest = dateOf(dayOf(range.fromDate) - Math.ceil(lengthMs(event) / dayMs) - 2);
  const untilDay = dayOf(range.untilDate) + 2;
  return [...occurrencesFrom(event, earliest, { untilDay, work })].filter(({ times }) => isWithin(times, range));
}

/** The occurrence with this key; null when the rule gives none, or it does not happen. */
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
