import { and, asc, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { visibleTo } from '#features/calendar/server/offers.ts';
import { calendarEventsView as events } from '#features/calendar/tables.ts';
import { type End, nothingMore } from './end-of.ts';

/** An event that the person sees: no *Personal* one of somebody else. */
export const eventEnd: End = {
  async find(ids, { db, entity, identity }) {
    const rows = await db
      .select({ id: events.id, title: events.title, startDate: events.startDate, startsAt: events.startsAt })
      .from(events)
      .where(and(visibleTo(identity.personId, entity), inArray(events.id, ids)))
      .orderBy(asc(events.id));
    return rows.map(({ id, title, startDate, startsAt }) => {
      const start = startDate ?? startsAt?.toISOString() ?? null;
      const path = pageAddress('/apps/calendar', {}, { event: id, ...(start !== null && { at: start }) });
      return { ...nothingMore, kind: 'event', id, title, path, start };
    });
  },
};
