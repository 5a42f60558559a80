import type { TaskOfFile } from '#server/task-intake.ts';
import { parseRule, RuleProblem } from '../../recurrence-rule.ts';
import { dateOf, dayOf } from '../../zone-times.ts';
import { mendRule } from './mend-rule.ts';

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const greatestInterval = 99;

/**
 * How a to-do repeats by a rule of a file; null for what a to-do can't do: rules that end, or that name anything but days of weeks, one day
 * of a month, or the day that it is due on.
 */
export function repetitionOf(text: string, due: string): TaskOfFile['repeat'] {
  try {
    const { texts, reasons } = mendRule(text, due);
    const [only] = texts;
    return only === undefined || reasons.length > 0 ? null : repetitionIn(parseRule(only), due);
  } catch (error) {
    if (error instanceof RuleProblem) return null;
    throw error;
  }
}

function repetitionIn(rule: ReturnType<typeof parseRule>, due: string): TaskOfFile['repeat'] {
  const {
    frequency,
    interval: every,
    count,
    until,
    weekdays,
    monthDays,
    months,
    yearDays,
    weekNumbers,
    positions,
    hours,
    weekStart,
  } = rule;
  const hasOthers = yearDays.length + weekNumbers.length + positions.length + hours.length > 0;
  if (frequency === 'HOURLY' || every > greatestInterval || count !== null || until !== null || hasOthers) return null;
  const base = { every, unit: units[frequency] };
  const [day = 0, month = 0] = [Number(due.slice(8, 10)), Number(due.slice(5, 7))];
  const isOwnMonth = months.length === 0 || (frequency === 'YEARLY' && months.length === 1 && months[0] === month);
  if (!isOwnMonth) return null;
  if (weekdays.length === 0) {
    const [only] = monthDays;
    if (only === undefined || (monthDays.length === 1 && only === day)) return base;
    // The last day of each month: what is due on one that is shorter remembers it.
    return frequency === 'MONTHLY' && monthDays.length === 1 && only === -1 && isLastOfMonth(due) ? { ...base, day: 31 } : null;
  }
  const [first] = weekdays;
  const isoDays = weekdays.map(({ weekday }) => weekday || 7);
  if (monthDays.length > 0) return null;
  if (frequency === 'WEEKLY' && (every === 1 || weekStart === 1)) return { ...base, weekdays: isoDays };
  const nth = ([1, 2, 3, 4, -1] as const).find((one) => one === first?.nth);
  return frequency === 'MONTHLY' && weekdays.length === 1 && nth ? { ...base, weekdays: isoDays, nth } : null;
}

const isLastOfMonth = (date: string) => dateOf(dayOf(date) + 1).slice(8) === '01';
