import ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';

/** What is wrong with a rule. */
export class RuleProblem extends Error {
  readonly reason: FieldReason;

  constructor(reason: FieldReason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** A rule as it was parsed. Days of the week are those of `Date.getUTCDay`. */
export interface RecurrenceRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** As written: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM:SS` with a `Z` where it is UTC. */
  until: string | null;
  /** The first day of the week. */
  weekStart: number;
  /** `nth` is 0 for every one. */
  weekdays: { nth: number; weekday: number }[];
  monthDays: number[];
  yearDays: number[];
  months: number[];
  positions: number[];
}

const longestText = 500;
const longestCount = 5000;
const longestInterval = 1000;
const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const names = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYMONTH', 'BYSETPOS'];
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const oneDay = '([+-]?\\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)';
const days = new RegExp(`^${oneDay}(,${oneDay})*$`);

/** Reads a rule of RFC 5545, with or without `RRULE:`. @throws RuleProblem for one that is broken, or that this calendar does not keep. */
export function parseRule(given: string): RecurrenceRule {
  if (given.length > longestText) throw new RuleProblem({ code: 'too_long', max: longestText });
  const text = bareRule(given);
  const said = partsOf(text);
  const recur = readRecur(text, said);
  const { BYDAY = [], BYMONTHDAY = [], BYYEARDAY = [], BYMONTH = [], BYSETPOS = [] } = recur.parts as Record<string, (string | number)[]>;
  const rule: RecurrenceRule = {
    frequency: recur.freq as RecurrenceRule['frequency'],
    interval: numberOf(said, 'INTERVAL', longestInterval) ?? 1,
    count: numberOf(said, 'COUNT', longestCount),
    until: recur.until ? recur.until.toString() : null,
    weekStart: recur.wkst - 1,
    weekdays: BYDAY.map((day) => ({ nth: Number.parseInt(String(day), 10) || 0, weekday: weekdayNames.indexOf(String(day).slice(-2)) })),
    monthDays: numbersIn(BYMONTHDAY, 'BYMONTHDAY', 31),
    yearDays: numbersIn(BYYEARDAY, 'BYYEARDAY', 366),
    months: numbersIn(BYMONTH, 'BYMONTH', 12),
    positions: numbersIn(BYSETPOS, 'BYSETPOS', 366),
  };
  refuseContradictions(rule);
  return rule;
}

/** The rule without its end, with another one: a count, or the last moment or day as RFC 5545 writes it. */
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

function numbersIn(given: (string | number)[], name: string, most: number): number[] {
  const numbers = given.map(Number);
  const least = name === 'BYMONTH' ? 1 : -most;
  if (numbers.some((one) => !Number.isInteger(one) || one === 0 || one < least || one > most))
    throw new RuleProblem({ code: 'rule_part_outside', part: name, min: least, max: most });
  return numbers;
}

function refuseContradictions({ frequency, count, until, weekdays, monthDays, yearDays, months, positions }: RecurrenceRule): void {
  if (count !== null && until !== null) throw new RuleProblem({ code: 'rule_two_ends' });
  const most = frequency === 'MONTHLY' ? 5 : frequency === 'YEARLY' && monthDays.length + yearDays.length === 0 ? 53 : 0;
  if (weekdays.some(({ nth }) => Math.abs(nth) > most)) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYDAY', frequency });
  if (frequency === 'WEEKLY' && monthDays.length > 0) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYMONTHDAY', frequency });
  if (frequency !== 'YEARLY' && yearDays.length > 0) throw new RuleProblem({ code: 'rule_part_misplaced', part: 'BYYEARDAY', frequency });
  if (positions.length > 0 && weekdays.length + monthDays.length + yearDays.length + months.length === 0)
    throw new RuleProblem({ code: 'rule_position_alone' });
}
