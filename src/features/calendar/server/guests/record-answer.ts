import { and, eq } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Guest } from '../../contract.ts';
import { startOf } from '../../event-times.ts';
import { calendarEvents, type StoredGuest } from '../../tables.ts';
import { announceEvents } from '../events/changes-for.ts';
import type { EventRecord } from '../events/event-record.ts';

/**
 * Keeps the answer of a guest, in the caller's transaction, and tells the organizer. It is no edit: who has the event open may save it.
 * @param event locked
 */
export async function recordAnswer(
  db: Db,
  event: EventRecord,
  guest: StoredGuest,
  answer: Guest['answer'],
  now: Date,
): Promise<EventRecord> {
  const { entity, id, ownerId, title } = event;
  if (guest.answer === answer) return event;
  const after = { ...event, guests: event.guests.map((one) => (one === guest ? { ...one, answer, answeredAt: now.toISOString() } : one)) };
  await db
    .update(calendarEvents)
    .set({ guests: after.guests })
    .where(and(eq(calendarEvents.entity, entity), eq(calendarEvents.id, id)));
  await notify(
    db,
    entity,
    [
      {
        personId: ownerId,
        kind: 'answer',
        area: 'calendar',
        targetId: id,
        title,
        excerpt: answer,
        ...(guest.personId === null ? { actorName: guest.name || guest.email } : { actorId: guest.personId }),
        path: pageAddress('/apps/calendar', {}, { event: id, at: event.occurrence ?? startOf(event) }),
        at: event.startsAt,
      },
    ],
    now,
  );
  await announceEvents([{ before: null, after }], { db, entity });
  return after;
}
