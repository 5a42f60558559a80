import type { FieldReason } from '#contract/reason.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Why a rule can never happen, whenever it begins, as far as its numbers alone tell; null when they do not. What only looking for its days
 * shows (a fifth Monday on the first of a month) is found within the bounds of `RuleWork`.
 */
export function whyRuleIsImpossible(rule: RecurrenceRule): FieldReason | null {
  const { frequency, months, monthDays, weekdays, positions, hours, minutes, seconds } = rule;
  const longest = Math.max(...monthLengths.filter((_, index) => months.length === 0 || months.includes(index + 1)));
  if (monthDays.length > 0 && monthDays.every((day) => Math.abs(day) > longest)) return { code: 'rule_without_day' };
  const ofWeekdays = weekdays.reduce((sum, { nth }) => sum + (nth === 0 ? 5 : 1), 0);
  const perDay = [hours, minutes, seconds].reduce((product, { length }) => product * (length || 1), 1);
  const mostDays = { HOURLY: 1, DAILY: 1, WEEKLY: weekdays.length || 1, MONTHLY: ofWeekdays || longest, YEARLY: 366 }[frequency];
  if (positions.length > 0 && positions.every((position) => Math.abs(position) > mostDays * perDay))
    return { code: 'rule_position_beyond' };
  return null;
}
