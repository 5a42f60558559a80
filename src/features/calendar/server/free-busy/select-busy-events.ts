import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { TimeRange } from '../../event-times.ts';
import { calendarEventsView as events } from '../../tables.ts';
import { inNoDeletedCalendar } from '../calendars/calendar-access.ts';

interface Wanted {
  entity: string;
  personIds: readonly number[];
  range: TimeRange;
}

/**
 * The timed events of which something may lie in a range, and which some people own or are invited to, those that begin first before the
 * others; as a query. By the index of the spans, once for those that end and once for those that go on. No more is read than what times need.
 */
export function selectBusyEvents(db: Db, { entity, personIds, range }: Wanted) {
  const {
    id,
    ownerId,
    guests,
    allDay,
    startDate,
    endDate,
    startsAt,
    endsAt,
    timeZone,
    rrule,
    exceptDates,
    spanUntil,
    masterId,
    occurrence,
  } = events;
  const begins = lt(events.spanFrom, range.until);
  const invited = personIds.map((personId) => sql`${JSON.stringify([{ personId }])}::jsonb`);
  return db
    .select({
      ...{ id, ownerId, guests, allDay, startDate, endDate, startsAt, endsAt, timeZone },
      ...{ rrule, exceptDates, spanUntil, masterId, occurrence },
    })
    .from(events)
    .where(
      and(
        live(events, entity),
        or(and(begins, gt(events.spanUntil, range.from)), and(begins, isNull(events.spanUntil))),
        eq(events.allDay, false),
        eq(events.isFree, false),
        or(inArray(events.ownerId, [...personIds]), sql`${events.guests} @> any(array[${sql.join(invited, sql`, `)}])`),
        inNoDeletedCalendar(events, entity),
      ),
    )
    .orderBy(events.spanFrom, events.id);
}

export type BusyRecord = Awaited<ReturnType<typeof selectBusyEvents>>[number];
