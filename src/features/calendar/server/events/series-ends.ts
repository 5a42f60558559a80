import { localStartOf, occurrencesFrom, type Recurring, spanOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { dateOf, dayOf, localOf, momentOf } from '../../zone-times.ts';
import { untilMoment } from './read-rule.ts';

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
