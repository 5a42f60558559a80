import { findDayEvents } from '#features/calendar/server/offers.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';
import type { ReaderDay } from './reader-day.ts';

/** The events of the day that the reader sees, those first that are not over; where none is left, what begins next. */
export async function readDayEvents(reading: Reading, { day, next, from, until }: ReaderDay): Promise<Pick<TodayCard, 'events' | 'next'>> {
  const [{ total, events }, [soonest]] = await Promise.all([
    findDayEvents(reading, { from, until, fromDate: day, untilDate: next }, mostRows),
    reading.nextEvents(),
  ]);
  const after = events.length > 0 ? undefined : soonest;
  return {
    events: {
      total,
      rows: events.map(({ id, url, title, start, end, allDay, extendedProps: { location } }) => ({
        ...{ key: `${id} ${start}`, id, title, start, end, allDay, location },
        joinAddress: [location, url].map((text) => text.trim()).find((text) => /^https?:\/\/\S+$/i.test(text)) ?? null,
      })),
    },
    next: after ? { title: after.title, start: after.start, allDay: after.allDay } : null,
  };
}
