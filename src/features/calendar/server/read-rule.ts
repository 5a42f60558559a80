import { invalid } from '#server/refusal.ts';
import { type EventTimes, firstOf, lengthMs, localStartOf, occurrencesFrom, type Recurring, spanOf, startMoment } from '../event-times.ts';
import { whyRuleIsImpossible } from '../impossible-rule.ts';
import { parseRule, RuleProblem, withEnd } from '../recurrence-rule.ts';
import { RuleWork } from '../rule-work.ts';
import { dateOf, dayOf, localOf, momentOf } from '../zone-times.ts';

const field = 'event.extendedProps.rrule';

// A COUNT of 5,000 that happens every day or week, with room for rarer ones.
const mostSteps = 100_000;

interface RuleOptions {
  /** What reading may cost, shared by the events of a file. */
  work?: RuleWork;
  /** The start that is written, by the clocks there, where they leave it out on its day. */
  local?: string;
}

interface RuleRead {
  rrule: string | null;
  times: EventTimes;
  spanFrom: Date;
  spanUntil: Date | null;
}

/**
 * Checks when a perhaps recurring event is, as it is to be kept: it begins with the first occurrence of its rule, and the rule's end is
 * written as RFC 5545 wants it (a date for all-day events, else a moment in UTC).
 * @throws 400 for a rule that is broken, is not supported, gives no occurrence or costs too much.
 */
export function readRule(
  text: string | null,
  times: EventTimes,
  { work = new RuleWork({ most: mostSteps }), local }: RuleOptions = {},
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

/** A moment as UNTIL has it: `20300131T080000Z`. */
export function untilMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** The same event, of which the occurrence and those after it happen no more. */
export function endedBefore<E extends Recurring & { spanFrom: Date }>(master: E, key: string): E {
  const rrule = withEnd(master.rrule ?? '', { until: untilBefore(master, key) });
  return { ...master, rrule, ...spanOf(master, rrule), exceptDates: master.exceptDates.filter((one) => one < key) };
}

/** The end of the day before, which is what people read as the last day; of what happens several times a day the second before. */
function untilBefore({ allDay, timeZone, rrule }: Recurring, key: string): string {
  const day = allDay ? key : localOf(new Date(key), timeZone);
  const dayBefore = dateOf(dayOf(day) - 1);
  if (allDay) return dayBefore.replaceAll('-', '');
  const { frequency, hours, minutes, seconds } = parseRule(rrule ?? '');
  const isOnceADay = frequency !== 'HOURLY' && Math.max(hours.length, minutes.length, seconds.length) <= 1;
  return untilMoment(isOnceADay ? momentOf(`${dayBefore}T23:59:59`, timeZone) : new Date(Date.parse(key) - 1000));
}

/** The rule from an occurrence on: a count is less by those before it. */
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
