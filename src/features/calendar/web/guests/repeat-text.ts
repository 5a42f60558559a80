import { readerFormat } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { readRule, type Weekday, weekdays } from '../editable-rule.ts';

/** Describes a recurrence in words: “Every Tuesday until 30 June 2026”. */
export function repeatText(
  rrule: string,
  { allDay, timeZone }: { allDay: boolean; timeZone: string },
  t: TFunction,
  language: string,
): string {
  const rule = readRule(rrule, allDay ? null : timeZone);
  if (!rule) return t('calendar.repeat.custom');
  const { frequency, interval, nth, until, count } = rule;
  const dayName = (day: Weekday) =>
    readerFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)));
  const days = rule.weekdays.map(dayName).join(', ');
  const often = t(`calendar.repeat.inWords.${frequency}`, { count: interval });
  const every = nth
    ? `${often}: ${t(`calendar.repeat.nth.${nth.nth === -1 ? 'last' : nth.nth}`, { weekday: dayName(nth.weekday) })}`
    : !days
      ? often
      : interval === 1
        ? t('calendar.repeat.inWords.everyDay', { days })
        : t('calendar.repeat.inWords.onDays', { every: often, days });
  if (count !== null) return t('calendar.repeat.inWords.times', { every, count });
  if (until === null) return every;
  const day = readerFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(until));
  return t('calendar.repeat.inWords.until', { every, day });
}
