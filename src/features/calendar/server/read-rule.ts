import { invalid } from '#server/refusal.ts';
import { type EventTimes, firstOf, lengthMs, spanOf, startMoment } from '../event-times.ts';
import { parseRule, RuleProblem, withEnd } from '../recurrence-rule.ts';
import { momentOf } from '../zone-times.ts';

const field = 'event.extendedProps.rrule';

/**
 * Checks a recurring event as it is to be kept: it begins with the first occurrence of its rule, and the rule's end is written as RFC
 * 5545 wants it (a date for all-day events, else a moment in UTC).
 * @throws 400 for a rule that is broken, is not supported or gives no occurrence.
 */
export function readRule(text: string | null, times: EventTimes): { rrule: string | null; times: EventTimes } {
  if (text === null || text.trim() === '') return { rrule: null, times };
  try {
    const rule = parseRule(text);
    const first = firstOf(times, rule);
    if (!first) throw new RuleProblem('gives no occurrence');
    const rrule = withEnd(
      text,
      rule.count !== null ? { count: rule.count } : rule.until === null ? null : { until: untilOf(rule.until, times) },
    );
    const { spanUntil } = spanOf(first, rrule);
    if (spanUntil && spanUntil.getTime() - lengthMs(first) < startMoment(first).getTime()) throw new RuleProblem('gives no occurrence');
    return { rrule, times: first };
  } catch (error) {
    if (error instanceof RuleProblem) throw invalid(field, error.message);
    throw error;
  }
}

function untilOf(until: string, { allDay, timeZone }: EventTimes): string {
  if (allDay) return until.slice(0, 10).replaceAll('-', '');
  const moment = until.endsWith('Z') ? new Date(until) : momentOf(until.length === 10 ? `${until}T23:59:59` : until, timeZone);
  return untilMoment(moment);
}

/** A moment as UNTIL has it: `20300131T080000Z`. */
export function untilMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}
