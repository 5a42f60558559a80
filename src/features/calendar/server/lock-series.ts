import { and, asc, eq, or } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { EventTimes } from '../event-times.ts';
import { calendarEvents as events } from '../tables.ts';
import { calendarsOf } from './calendar-access.ts';
import { type EventRecord, mayEdit, maySee, visibleTo } from './event-record.ts';
import { readDate, readMoment } from './read-times.ts';

export interface Series {
  /** The requested event: a master, a single event, or a changed occurrence. */
  named: EventRecord;
  /** The recurring event; the same as `named` for a single event. */
  master: EventRecord;
  /** Individually changed occurrences. */
  exceptions: EventRecord[];
}

/**
 * Locks an event the signed-in person can edit and its series, in id order.
 * @throws 404; 403 if a guest can only view it
 */
export async function lockSeries(id: number, { db, entity, identity }: Scope): Promise<Series> {
  const { personId } = identity;
  const [found] = await db
    .select({ masterId: events.masterId })
    .from(events)
    .where(and(visibleTo(personId, entity, events), eq(events.id, id)));
  if (!found) throw notFound('event');
  const seriesId = found.masterId ?? id;
  const rows = await db
    .select()
    .from(events)
    .where(and(live(events, entity), or(eq(events.id, seriesId), eq(events.masterId, seriesId))))
    .orderBy(asc(events.id))
    .for('update');
  const named = rows.find((row) => row.id === id);
  const master = rows.find((row) => row.id === seriesId);
  if (!named || !master) throw notFound('event');
  const calendars = await calendarsOf([named, master], { db, entity });
  if (!mayEdit(named, personId, calendars) || !mayEdit(master, personId, calendars)) {
    // The event may have become hidden while this waited for the lock.
    if (!maySee(named, personId, calendars)) throw notFound('event');
    throw new Refusal('forbidden', { code: named.ownCalendarId === null ? 'event_of_its_owner' : 'calendar_only_read' });
  }
  return { named, master, exceptions: rows.filter(({ masterId }) => masterId === seriesId) };
}

export interface OccurrenceInSeries {
  key: string;
  times: EventTimes;
}

/**
 * Returns the key of the requested occurrence: the given one, or that of the changed occurrence with the given id; null for none.
 * @throws 400
 */
export function keyOfOccurrence({ named, master }: Series, given: string | undefined): string | null {
  if (given === undefined) return named.occurrence;
  return master.allDay ? readDate(given, 'occurrence') : readMoment(given, master.timeZone, 'occurrence').toISOString();
}
