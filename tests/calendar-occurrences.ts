import { endOf, isWithin, occurrencesFrom, startOf } from '#features/calendar/event-times.ts';
import { RuleWork } from '#features/calendar/rule-work.ts';
import type { FileEvent } from '#features/calendar/server/transfer/file-event.ts';
import { dateOf, dayOf } from '#features/calendar/zone-times.ts';

/** Returns all occurrences of a file's events in a range of years, as `start`, or `start/end` if it ends, followed by the title. */
export function occurrencesOf(events: readonly FileEvent[], { from = '1995-01-01', until = '2033-01-01', most = 40 } = {}): string[] {
  const range = { from: new Date(from), until: new Date(until), fromDate: from, untilDate: until };
  const found = events.flatMap(({ title, times, rrule, exceptDates, spanUntil }) => {
    if (rrule === null) return isWithin(times, range) ? [{ title, times }] : [];
    const search = { untilDay: dayOf(until), work: new RuleWork() };
    const all: { title: string; times: typeof times }[] = [];
    for (const one of occurrencesFrom({ ...times, rrule, exceptDates, spanUntil }, from, search))
      if (all.push({ title, times: one.times }) >= most) break;
    return all;
  });
  return found
    .map(
      ({ title, times }) =>
        `${shortly(startOf(times))}${endOf(times) && !isOneDay(times) ? `/${shortly(endOf(times) ?? '')}` : ''} ${title}`,
    )
    .sort()
    .slice(0, most);
}

const isOneDay = ({ allDay, startDate, endDate }: { allDay: boolean; startDate: string | null; endDate: string | null }) =>
  allDay && endDate === dateOf(dayOf(startDate ?? '') + 1);
/** `2026-10-15T08:00Z` */
const shortly = (text: string) => text.replace(/:00\.000Z$/, 'Z');
