import { localStartOf, occurrencesFrom, type Recurring, spanOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { dateOf, dayOf } from '../../zone-times.ts';
import { untilMoment } from './read-rule.ts';

/** The same event, of which the occurrence and those after it happen no more. */
export function endedBefore<E extends Recurring & { spanFrom: Date }>(master: E, key: string): E {
  const until = master.allDay ? dateOf(dayOf(key) - 1).replaceAll('-', '') : untilMoment(new Date(Date.parse(key) - 1000));
  const rrule = withEnd(master.rrule ?? '', { until });
  return { ...master, rrule, ...spanOf(master, rrule), exceptDates: master.exceptDates.filter((one) => one < key) };
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
