import { and, asc, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { CalendarName } from '../../contract.ts';
import type { TimeRange } from '../../event-times.ts';
import { calendarEventsView as events } from '../../tables.ts';
import { visibleAsBusyTo, visibleTo } from '../events/event-record.ts';

// All-day events are the same date everywhere: somewhere it begins 14 hours before that of UTC.
const marginMs = 15 * 3_600_000;

interface Wanted {
  entity: string;
  /** Who looks. */
  personId: number;
  calendars: CalendarName[] | undefined;
  /** Null: all masters and single events. */
  range: TimeRange | null;
  /** Also private events of others, to be shown as busy. */
  withBusy?: boolean;
  /** Those with larger ids alone. */
  afterId?: number;
}

/** The events of which something may lie in a range, those that begin first before the others; as a query. */
export function selectEvents(db: Db, { entity, personId, calendars, range, withBusy, afterId }: Wanted) {
  return db
    .select()
    .from(events)
    .where(
      and(
        (withBusy ? visibleAsBusyTo : visibleTo)(personId, entity),
        calendars && inArray(events.calendar, calendars),
        afterId ? gt(events.id, afterId) : undefined,
        range ? inRange(range) : isNull(events.masterId),
      ),
    )
    .orderBy(...(range ? [asc(events.spanFrom)] : []), asc(events.id));
}

/**
 * By the index of the spans, once for those that end and once for those that go on; a little more than the range, which is then looked
 * at exactly.
 */
function inRange({ from, until }: TimeRange) {
  const begins = lt(events.spanFrom, new Date(until.getTime() + marginMs));
  return or(and(begins, gt(events.spanUntil, new Date(from.getTime() - marginMs))), and(begins, isNull(events.spanUntil)));
}
