import ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';

export class RuleProblem extends Error {
  readonly reason: FieldReason;

  constructor(reason: FieldReason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** A parsed rule. Weekdays are numbered as in `Date.getUTCDay`. */
export interface RecurrenceRule {
  frequency: 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** As written: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM:SS` with a `Z` for UTC. */
  until: string | null;
  weekStart: number;
  /** `nth` is 0 for every such weekday. */
  weekdays: { nth: number; weekday: number }[];
  monthDays: number[];
  yearDays: number[];
  /** ISO 8601 week numbers, except for the first day of the week. */
  weekNumbers: number[];
  months: number[];
  positions: number[];
  /** Times of day; parts not given come from the event's start. */
  hours: number[];
  minutes: number[];
  seconds: number[];
}

const longestText = 500;
const longestCount = 10_000;
const longestInterval = 1000;
const frequencies: readonly string[] = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const names = [
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'],
  ...['BYHOUR', 'BYMINUTE', 'BYSECOND'],
];
const timesOfDay = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const oneDay = '([+-]?\\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)';
const days = new RegExp(`^${oneDay}(,${oneDay})*$`);

/**
 * Parses an RFC 5545 rule, with or without `RRULE:`.
 * @throws RuleProblem if the rule is invalid or not supported
 */
export function parseRule(given: string): RecurrenceRule {
  if (given.length > longestText) throw new RuleProblem({ code: 'too_long', max: longestText });
  const text = bareRule(given);
  const said = partsOf(text);
  const recur = readRecur(text, said);
  const parts = recur.parts as Record<string, (string | number)[]>;
  const { BYDAY = [] } = parts;
  const rule: RecurrenceRule = {
    frequency: recur.freq as RecurrenceRule['frequency'],
    interval: numberOf(said, 'INTERVAL', longestInterval) ?? 1,
    count: numberOf(said, 'COUNT', longestCount),
    until: recur.until ? recur.until.toString() : null,
    weekStart: recur.wkst - 1,
    weekdays: BYDAY.map((day) => ({ nth: Number.parseInt(String(day), 10) || 0, weekday: weekdayNames.indexOf(String(day).slice(-2)) })),
    monthDays: numbersIn(parts, 'BYMONTHDAY', { max: 31 }),
    yearDays: numbersIn(parts, 'BYYEARDAY', { max: 366 }),
    weekNumbers: numbersIn(parts, 'BYWEEKNO', { max: 53 }),
    months: numbersIn(parts, 'BYMONTH', { min: 1, max: 12 }),
    positions: numbersIn(parts, 'BYSETPOS', { max: 366 }),
    hours: numbersIn(parts, 'BYHOUR', { min: 0, max: 23 }),
    minutes: numbersIn(parts, 'BYMINUTE', { min: 0, max: 59 }),
    seconds: numbersIn(parts, 'BYSECOND', { min: 0, max: 59 }),
  };
  refuseContradictions(rule);
  return rule;
}

/** Replaces a rule's end with a count, or with the last moment or day in RFC 5545 format. */
export function withEnd(text: string, end: { count: number } | { until: string } | null): string {
  const kept = bareRule(text)
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  if (end) kept.push('count' in end ? `COUNT=${end.count}` : `UNTIL=${end.until}`);
  return kept.join(';');
}

function bareRule(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name, value] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) throw new RuleProblem({ code: 'rule_broken' });
    if (!names.includes(name)) throw new RuleProblem({ code: 'rule_part_unknown', part: name });
    if (parts.has(name)) throw new RuleProblem({ code: 'rule_part_twice', part: name });
    parts.set(name, value);
  }
  return parts;
}

function readRecur(text: string, said: Map<string, string>): ICAL.Recur {
  if (!frequencies.includes(said.get('FREQ') ?? ''))
    throw new RuleProblem({ code: 'rule_part_missing', part: 'FREQ', choices: frequencies });
  if (!/^\d{8}(T\d{6}Z?)?$/.test(said.get('UNTIL') ?? '20300101')) throw new RuleProblem({ code: 'rule_part_invalid', part: 'UNTIL' });
  if (!days.test(said.get('BYDAY') ?? 'MO')) throw new RuleProblem({ code: 'rule_part_invalid', part: 'BYDAY' });
  try {
    return ICAL.Recur.fromString(text);
  } catch {
    throw new RuleProblem({ code: 'rule_broken' });
  }
}

function numberOf(said: Map<string, string>, name: string, most: number): number | null {
  const digits = said.get(name);
  if (digits === undefined) return null;
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  if (number < 1 || number > most) throw new RuleProblem({ code: 'rule_part_outside', part: name, min: 1, max: most });
  return number;
}

/** Numbers that can be counted from the end exclude 0. */
function numbersIn(parts: Record<string, (string | number)[]>, name: string, { min = 0, max }: { min?: number; max: number }): number[] {
  const numbers = (parts[name] ?? []).map(Number);
  const isCountedBack = min === 0 && !timesOfDay.includes(name);
  const least = isCountedBack ? -max : min;
  if (numbers.some((one) => !Number.isInteger(one) || (isCountedBack && one === 0) || one < least || one > max))
    throw new RuleProblem({ code: 'rule_part_outside', part: name, min: least, max });
  return numbers;
}

function refuseContradictions(rule: RecurrenceRule): void {
  const { frequency, count, until, weekdays, monthDays, yearDays, weekNumbers, months, positions, hours, minutes } = rule;
  if (count !== null && until !== null) throw new RuleProblem({ code: 'rule_two_ends' });
  const most =
    frequency === 'MONTHLY' ? 5 : frequency === 'YEARLY' && monthDays.length + yearDays.length + weekNumbers.length === 0 ? 53 : 0;
  if (weekdays.some(({ nth }) => Math.abs(nth) > most)) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYDAY', frequency });
  if (frequency === 'WEEKLY' && monthDays.length > 0) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYMONTHDAY', frequency });
  if ((frequency === 'WEEKLY' || frequency === 'MONTHLY') && yearDays.length > 0)
    throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYYEARDAY', frequency });
  if (frequency !== 'YEARLY' && weekNumbers.length > 0) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYWEEKNO', frequency });
  if (frequency === 'HOURLY' && positions.length > 0) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYSETPOS', frequency });
  const named = [weekdays, monthDays, yearDays, weekNumbers, months, hours, minutes].some(({ length }) => length > 0);
  if (positions.length > 0 && !named) throw new RuleProblem({ code: 'rule_position_alone' });
}
