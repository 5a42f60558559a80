import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import { inNoDeletedCalendar, inSeenCalendars } from './calendars/calendar-access.ts';

/** In which calendar an entry's event is. */
const placed = { ownCalendarId: entries.room };

/** The events that `visibleTo` lets somebody see. */
export const eventSearch: SearchSource = {
  source: 'event',
  seen({ ability, entity, identity }) {
    if (!ability.can('read', 'Calendar')) return null;
    const { personId } = identity;
    return or(
      and(isNull(entries.room), or(isNull(entries.ownerId), eq(entries.ownerId, personId))),
      inSeenCalendars(placed, entity, personId),
      and(sql`${personId}::bigint = any(${entries.readerIds})`, inNoDeletedCalendar(placed, entity)),
    );
  },
  address: ({ id, facts: { event, at } }) => pageAddress('/apps/calendar', {}, { event: event ?? id, ...(at && { at }) }),
};
