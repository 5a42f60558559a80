import { invalid } from '#server/refusal.ts';
import { type EventTimes, firstOf, lengthMs, localStartOf, occurrencesFrom, type Recurring, spanOf, startMoment } from '../event-times.ts';
import { whyRuleIsImpossible } from '../impossible-rule.ts';
import { parseRule, RuleProblem, withEnd } from '../recurrence-rule.ts';
import { RuleWork } from '../rule-work.ts';
import { dateOf, dayOf, localOf, momentOf } from '../zone-times.ts';

const field = 'event.extendedProps.rrule';

// Enough for a COUNT of 5,000 daily or weekly occurrences, with room for rarer rules.
const maxSteps = 100_000;

interface RuleOptions {
  /** Limits the cost, shared by all events of a file. */
  work?: RuleWork;
  /** The written local start, if it falls in a DST gap. */
  local?: string;
}

interface RuleRead {
  rrule: string | null;
  times: EventTimes;
  spanFrom: Date;
  spanUntil: Date | null;
}

/**
 * Validates and normalizes a rule and the times of its event: the event starts with the first occurrence, and the rule's end is written as
 * RFC 5545
 * requires (a date for all-day events, otherwise UTC).
 * @throws 400 for a rule that is invalid, not supported, never occurs or costs too much.
 */
export function readRule(
  text: string | null,
  times: EventTimes,
  { work = new RuleWork({ most: maxSteps }), local }: RuleOptions = {},
): RuleRead {
  if (text === null || text.trim() === '') return { rrule: null, times, ...spanOf(times, null) };
  try {
    const rule = parseRule(text);
    if (times.allDay && rule.frequency === 'HOURLY') throw new RuleProblem({ code: 'rule_part_invalid', part: 'FREQ' });
    const impossible = whyRuleIsImpossible(rule);
    if (impossible) throw new RuleProblem(impossible);
    const first = firstOf(times, rule, { work, local });
    if (!first) throw new RuleProblem({ code: 'rule_without_occurrence' });
    const rrule = withEnd(
      text,
      rule.count !== null ? { count: rule.count } : rule.until === null ? null : { until: untilOf(rule.until, times) },
    );
    const { spanFrom, spanUntil } = spanOf(first, rrule, work);
    if (work.isSpent) throw new RuleProblem({ code: 'rule_without_end' });
    if (spanUntil && spanUntil.getTime() - lengthMs(first) < startMoment(first).getTime())
      throw new RuleProblem({ code: 'rule_without_occurrence' });
    return { rrule, times: first, spanFrom, spanUntil };
  } catch (error) {
    if (error instanceof RuleProblem) throw invalid(field, error.reason);
    throw error;
  }
}

function untilOf(until: string, { allDay, timeZone }: EventTimes): string {
  if (allDay) return until.slice(0, 10).replaceAll('-', '');
  const moment = until.endsWith('Z') ? new Date(until) : momentOf(until.length === 10 ? `${until}T23:59:59` : until, timeZone);
  return untilMoment(moment);
}

/** Formats a moment for UNTIL: `20300131T080000Z`. */
export function untilMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

export function endedBefore<E extends Recurring & { spanFrom: Date }>(master: E, key: string): E {
  const rrule = withEnd(master.rrule ?? '', { until: untilBefore(master, key) });
  return { ...master, rrule, ...spanOf(master, rrule), exceptDates: master.exceptDates.filter((one) => one < key) };
}

/** Returns the end of the previous day, which people read as the last day; for several occurrences a day, the previous second. */
function untilBefore({ allDay, timeZone, rrule }: Recurring, key: string): string {
  const day = allDay ? key : localOf(new Date(key), timeZone);
  const dayBefore = dateOf(dayOf(day) - 1);
  if (allDay) return dayBefore.replaceAll('-', '');
  const { frequency, hours, minutes, seconds } = parseRule(rrule ?? '');
  const isOnceADay = frequency !== 'HOURLY' && Math.max(hours.length, minutes.length, seconds.length) <= 1;
  return untilMoment(isOnceADay ? momentOf(`${dayBefore}T23:59:59`, timeZone) : new Date(Date.parse(key) - 1000));
}

/** Returns the rule from an occurrence on, with the count reduced by the earlier ones. */
export function ruleFrom(master: Recurring, key: string): string {
  const rrule = master.rrule ?? '';
  const { count } = parseRule(rrule);
  if (count === null) return rrule;
  let before = 0;
  for (const occurrence of occurrencesFrom({ ...master, exceptDates: [] }, localStartOf(master).slice(0, 10))) {
    if (occurrence.key >= key) break;
    before++;
  }
  return withEnd(rrule, { count: count - before });
}
