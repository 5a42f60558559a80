import { localTimeIn, momentIn } from '#web/dates/zone-time.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** In RFC 5545 order; index 0 is Sunday. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Frequency = (typeof frequencies)[number];
export type Weekday = (typeof weekdays)[number];

/** A recurrence the editor can represent. */
export interface EditableRule {
  frequency: Frequency;
  /** Interval in days, weeks, months or years. */
  interval: number;
  /** Days of a weekly rule; empty for the weekday of the start. */
  weekdays: readonly Weekday[];
  /** Weekday of a monthly rule, such as the second Monday (2) or the last one (-1); null for the day of the month of the start. */
  nth: { nth: number; weekday: Weekday } | null;
  /** Last day on which an occurrence may start, in the event's zone; null for none. */
  until: string | null;
  /** Number of occurrences; null for no limit. */
  count: number | null;
}

/** Parses a rule; null if the editor cannot represent it. `zone` is the zone of a timed event, null for an all-day one. */
export function readRule(text: string, zone: string | null): EditableRule | null {
  const parts = new Map(text.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string]));
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  take('FREQ');
  const interval = Number(take('INTERVAL') ?? 1);
  const countText = take('COUNT');
  const count = countText === undefined ? null : Number(countText);
  const untilText = take('UNTIL');
  const until = untilText === undefined ? null : readUntil(untilText, zone);
  const days = take('BYDAY')?.split(',') ?? [];
  // The first day of the week only matters for intervals above one week.
  if (interval === 1 || frequency !== 'WEEKLY') take('WKST');
  const isWhole = (number: number) => Number.isInteger(number) && number > 0;
  if (!frequency || !isWhole(interval) || (count !== null && !isWhole(count)) || until === undefined || parts.size > 0) return null;
  const rule: EditableRule = { frequency, interval, weekdays: [], nth: null, until, count };
  if (days.length === 0) return rule;
  if (frequency === 'WEEKLY') {
    const known = days.filter((day): day is Weekday => weekdays.includes(day as Weekday));
    return known.length === days.length ? { ...rule, weekdays: known } : null;
  }
  const [, nth, weekday] = /^([1-4]|-1)(SU|MO|TU|WE|TH|FR|SA)$/.exec(days.join()) ?? [];
  return frequency === 'MONTHLY' && nth ? { ...rule, nth: { nth: Number(nth), weekday: weekday as Weekday } } : null;
}

export function writeRule(rule: EditableRule, zone: string | null): string {
  const { frequency, interval, nth, until, count } = rule;
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (frequency === 'WEEKLY' && rule.weekdays.length > 0) {
    parts.push(`BYDAY=${weekdays.filter((day) => rule.weekdays.includes(day)).join()}`);
  }
  if (frequency === 'MONTHLY' && nth) parts.push(`BYDAY=${nth.nth}${nth.weekday}`);
  if (count !== null) parts.push(`COUNT=${count}`);
  else if (until !== null) parts.push(`UNTIL=${writeUntil(until, zone)}`);
  return parts.join(';');
}

/** Parses UNTIL; undefined for an invalid date. */
function readUntil(text: string, zone: string | null): string | undefined {
  const [, year, month, day, time, isUtc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z?))?$/.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month}-${day}`;
  if (!time || !isUtc || !zone) return date;
  return localTimeIn(zone, new Date(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)).slice(0, 10);
}

/** UNTIL is a timestamp in UTC for a timed event, a date for an all-day one. */
function writeUntil(day: string, zone: string | null): string {
  if (!zone) return day.replaceAll('-', '');
  return `${momentIn(zone, `${day}T23:59:59`).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
