import ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';
import { type EventTimes, localStartOf } from '../../event-times.ts';
import { dateOf, dayOf, localOf, momentOf } from '../../zone-times.ts';
import { firstYear } from '../read-times.ts';
import { attempt, type FileTime, localBy, type TimeReading, timeIn, timeOf } from './file-time.ts';

export class FileProblem extends Error {
  readonly reason: FieldReason;

  constructor(reason: FieldReason) {
    super(reason.code);
    this.reason = reason;
  }
}

export interface FileTimes {
  times: EventTimes;
  /** The file's zone rules if no IANA zone matches; the times are then in UTC. */
  rules: ICAL.Timezone | null;
  /** The start the rule counts from: the local time as written, even if it falls in a DST gap. */
  counted: { local: string; times: EventTimes };
}

/**
 * Reads the times of an event.
 * @throws FileProblem, or 400 for an invalid date
 */
export function fileTimes(component: ICAL.Component, reading: TimeReading): FileTimes {
  const property = component.getFirstProperty('dtstart');
  const start = property && timeIn(property, component, reading);
  if (!start) throw new FileProblem(property ? { code: 'event_bad_date', name: 'DTSTART' } : { code: 'event_without_start' });
  const end = endOfDayIn(component, start, reading);
  const times = isWholeDays(component, start, end) ? daysFrom(start, end, reading) : endingAt(start, end, reading);
  const local = start.rules && !start.isDay ? localBy(start.rules, start.moment) : localStartOf(times);
  const counted = isLeftOut(start) ? { local: start.local, times: lastingAsWritten(times, start, end) } : { local, times };
  return { times, rules: start.rules, counted };
}

/** Outlook can write all-day events as timestamps, except for recurring ones. */
function isWholeDays(component: ICAL.Component, start: FileTime, end: FileTime | null): boolean {
  const isSaid = /^true$/i.test(String(component.getFirstPropertyValue('x-microsoft-cdo-alldayevent')));
  const isMidnight = (time: FileTime | null) => time?.local.endsWith('T00:00:00') ?? false;
  return isSaid && isMidnight(start) && isMidnight(end) && !component.hasProperty('rrule') && !component.hasProperty('recurrence-id');
}

function daysFrom(start: FileTime, end: FileTime | null, reading: TimeReading): EventTimes {
  const asDay = (time: FileTime): FileTime => ({ ...time, isDay: true, local: time.local.slice(0, 10) });
  return endingAt(asDay(start), end && asDay(end), reading);
}

/** Whether a local time falls in a DST gap. */
function isLeftOut({ isDay, local, moment, timeZone, rules }: FileTime): boolean {
  return !isDay && local !== (rules ? localBy(rules, moment) : localOf(moment, timeZone));
}

/** Adds the end, unless it is before the start. */
function endingAt(start: FileTime, end: FileTime | null, { timeZone, remark }: TimeReading): EventTimes {
  if (start.isDay) {
    const startDate = start.local;
    // The day of an end with a time is included.
    const ending = end && (end.isDay || end.local.endsWith('T00:00:00') ? end.local.slice(0, 10) : dateOf(dayOf(end.local) + 1));
    if (ending && ending < startDate) remark?.({ code: 'event_ends_first' });
    const endDate = ending && ending > startDate ? ending : dateOf(dayOf(startDate) + 1);
    return { allDay: true, startDate, endDate, startsAt: null, endsAt: null, timeZone };
  }
  if (end && end.moment < start.moment) remark?.({ code: 'event_ends_first' });
  const endsAt = end && (end.moment > start.moment ? end.moment : isLeftOut(start) ? endAsWritten(start, end) : null);
  return { allDay: false, startDate: null, endDate: null, startsAt: start.moment, endsAt, timeZone: start.timeZone };
}

function lastingAsWritten(times: EventTimes, start: FileTime, end: FileTime | null): EventTimes {
  return end && times.endsAt ? { ...times, endsAt: endAsWritten(start, end) ?? times.endsAt } : times;
}

/** Returns the end of an event delayed by a DST gap, keeping its written length; null if that is not positive. */
function endAsWritten(start: FileTime, end: FileTime): Date | null {
  const lasts = Date.parse(`${end.local}Z`) - Date.parse(`${start.local}Z`);
  return lasts > 0 ? new Date(start.moment.getTime() + lasts) : null;
}

function endOfDayIn(component: ICAL.Component, start: FileTime, reading: TimeReading): FileTime | null {
  const property = component.getFirstProperty('dtend');
  if (property) {
    const end = attempt(() => timeIn(property, component, { ...reading, remark: undefined }));
    if (end) return end.isDay && !start.isDay ? { ...end, moment: momentOf(`${end.local}T00:00:00`, start.timeZone) } : end;
    reading.remark?.({ code: 'event_bad_date', name: 'DTEND' });
    return null;
  }
  if (!component.hasProperty('duration')) return null;
  const duration = attempt(() => component.getFirstPropertyValue('duration'));
  if (duration instanceof ICAL.Duration) return after(start, duration);
  reading.remark?.({ code: 'event_bad_date', name: 'DURATION' });
  return null;
}

/** Adds a duration. Days and weeks are calendar days of 23 to 25 hours; hours are exact (RFC 5545, 3.3.6). */
function after(start: FileTime, { weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): FileTime {
  const sign = isNegative ? -1 : 1;
  const day = dateOf(dayOf(start.local) + sign * (weeks * 7 + days));
  if (start.isDay) return { ...start, local: hours + minutes + seconds > 0 && !isNegative ? dateOf(dayOf(day) + 1) : day };
  const nominal = start.momentAt(`${day}${start.local.slice(10)}`);
  return { ...start, moment: new Date(nominal.getTime() + sign * ((hours * 60 + minutes) * 60 + seconds) * 1000) };
}

const cycle = 400;

/**
 * Birthdays without a known year start in a year such as 1604. Moves yearly events without an end to the present by whole calendar
 * cycles, so every date stays on the same weekday.
 */
export function moveToPresent(component: ICAL.Component): void {
  const rule = String(component.getFirstPropertyValue('rrule') ?? '');
  if (!/FREQ=YEARLY/i.test(rule) || /COUNT|UNTIL/i.test(rule)) return;
  for (const name of ['dtstart', 'dtend']) {
    const property = component.getFirstProperty(name);
    const time: unknown = property && attempt(() => property.getFirstValue());
    if (!property || !(time instanceof ICAL.Time) || time.year >= firstYear) continue;
    const moved = time.clone();
    moved.year += Math.ceil((firstYear - time.year) / cycle) * cycle;
    property.setValue(moved);
  }
}

/** Returns the key of the occurrence in a property, for an event with these times. */
export function keyIn(property: ICAL.Property, component: ICAL.Component, times: EventTimes, timeZone: string, index = 0): string {
  const named = timeIn(property, component, { timeZone }, index);
  if (!named) throw new FileProblem({ code: 'event_bad_occurrence' });
  return keyAt(named, times);
}

function keyAt(named: FileTime, times: EventTimes): string {
  if (times.allDay) return named.local.slice(0, 10);
  if (named.isFloating) return momentOf(named.local, times.timeZone).toISOString();
  return named.isDay ? keyOnDay(named.local, times) : named.moment.toISOString();
}

/** Returns the key of the occurrence on a day. */
export function keyOnDay(day: string, times: EventTimes): string {
  return momentOf(`${day}${localOf(times.startsAt ?? new Date(0), times.timeZone).slice(10)}`, times.timeZone).toISOString();
}

/** A single date of an event (RDATE), with its own times if they differ. */
export interface SingleDate {
  key: string;
  times: EventTimes | null;
  /** Key of the occurrence on its day, if it is written as midnight; some programs write dates that way. */
  onDay?: string;
}

/** Returns the single dates in a property. Skips invalid ones and adds a remark. */
export function datesIn(property: ICAL.Property, component: ICAL.Component, times: EventTimes, reading: TimeReading): SingleDate[] {
  const values = attempt(() => property.getValues()) ?? [];
  const found = values.flatMap((_, index): SingleDate[] => {
    const named = attempt(() => timeIn(property, component, { timeZone: reading.timeZone }, index));
    if (!named) return [];
    const end = attempt(() => periodEnd(property, component, named, reading, index));
    const onDay =
      !named.isDay && named.local.endsWith('T00:00:00') && !times.allDay ? keyOnDay(named.local.slice(0, 10), times) : undefined;
    return [{ key: keyAt(named, times), ...(onDay && { onDay }), times: end && !times.allDay ? endingAt(named, end, reading) : null }];
  });
  if (found.length < Math.max(1, values.length)) reading.remark?.({ code: 'event_bad_date', name: property.name.toUpperCase() });
  return found;
}

function periodEnd(
  property: ICAL.Property,
  component: ICAL.Component,
  start: FileTime,
  { timeZone }: TimeReading,
  index: number,
): FileTime | null {
  const period: unknown = property.getValues()[index];
  if (!(period instanceof ICAL.Period)) return null;
  if (period.duration) return after(start, period.duration);
  return period.end ? timeOf(period.end, property, component, { timeZone }) : null;
}
