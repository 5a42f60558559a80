import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import { type EventTimes, spanOf } from '../event-times.ts';

/** Formats an event's time on one line in the reader's zone, with the year if it is not the current one. */
export function cardTime(times: EventTimes, language: string, now: Date = new Date()): string {
  const { from, until } = spanOf(times);
  const last = times.allDay ? new Date(until.getTime() - 1) : times.end ? until : from;
  const year = readerFormat(language, { year: 'numeric' });
  const isOtherYear = year.format(from) !== year.format(now) || year.format(last) !== year.format(now);
  const format = readerFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'long' },
    ...(isOtherYear && { year: 'numeric' }),
    ...(times.allDay ? {} : clockParts(language)),
  });
  return last > from ? format.formatRange(from, last) : format.format(from);
}
