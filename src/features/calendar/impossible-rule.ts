import type { FieldReason } from '#contract/reason.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns why a rule can never occur for any start, judging by its numbers alone; null if they do not tell. Rules that need a search of
 * their
 * days (a fifth Monday on the first of a month) are found within the limits of `RuleWork`.
 */
export function whyRuleIsImpossible(rule: RecurrenceRule): FieldReason | null {
  const { frequency, months, monthDays, weekdays, positions, hours, minutes, seconds } = rule;
  const longest = Math.max(...monthLengths.filter((_, index) => months.length === 0 || months.includes(index + 1)));
  if (monthDays.length > 0 && monthDays.every((day) => Math.abs(day) > longest)) return { code: 'rule_without_day' };
  const ofWeekdays = weekdays.reduce((sum, { nth }) => sum + (nth === 0 ? 5 : 1), 0);
  const perDay = [hours, minutes, seconds].reduce((product, { length }) => product * (length || 1), 1);
  const maxDays = { HOURLY: 1, DAILY: 1, WEEKLY: weekdays.length || 1, MONTHLY: ofWeekdays || longest, YEARLY: 366 }[frequency];
  if (positions.length > 0 && positions.every((position) => Math.abs(position) > maxDays * perDay)) return { code: 'rule_position_beyond' };
  return null;
}
