import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { sendInvitation } from '#features/email/server/offers.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import type { Scope } from '#server/scope.ts';
import { startOf } from '../../event-times.ts';
import { calendarEvents as events, untoldChanges } from '../../tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import { keptRecord } from '../events/kept-record.ts';
import { writeCalendar } from '../transfer/write-calendar.ts';
import { type GuestNews, guestNews } from './guest-news.ts';
import { invitationPath } from './invitation-address.ts';
import { invitationMessage } from './invitation-message.ts';
import { keyOf, readPersons } from './read-guests.ts';

export type Telling = Pick<Scope, 'db' | 'deps' | 'entity' | 'now'>;

/**
 * Tells guests what the untold changes of a series mean for them, persons of the entity here, those outside by mail, in the caller's
 * transaction. The events are locked before what is untold, as by whoever changes them.
 * @param until only where nothing was changed since: told is what was to be told by then
 */
export async function tellGuests(seriesId: number, telling: Telling, until?: Date): Promise<void> {
  const { db, entity, now } = telling;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.entity, entity), or(eq(events.id, seriesId), eq(events.masterId, seriesId))))
    .orderBy(asc(events.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  const waiting = and(eq(untoldChanges.entity, entity), inArray(untoldChanges.eventId, ids));
  const untold = await db.select().from(untoldChanges).where(waiting);
  if (untold.length === 0 || (until && untold.some(({ tellAt }) => tellAt > until))) return;
  await db.delete(untoldChanges).where(waiting);
  const changed = rows.flatMap((current) => {
    const kept = untold.find(({ eventId }) => eventId === current.id);
    return kept ? [{ current, known: kept.known && keptRecord(kept.known), personId: kept.personId }] : [];
  });
  const news = guestNews(
    changed,
    rows.find(({ id }) => id === seriesId),
    now,
  );
  for (const { event } of news) await keepSequence(event, rows, telling);
  const actors = new Map(changed.map(({ current, personId }) => [current.id, personId]));
  await tellPersons(news, actors, telling);
  await tellOutside(news, telling);
}

/** How often guests were told of another time or place: an answer to what was told before counts for nothing. */
async function keepSequence({ id, sequence }: EventRecord, rows: EventRecord[], { db, entity }: Telling): Promise<void> {
  if (rows.find((row) => row.id === id)?.sequence === sequence) return;
  await db
    .update(events)
    .set({ sequence })
    .where(and(eq(events.entity, entity), eq(events.id, id)));
}

async function tellPersons(news: GuestNews[], actors: Map<number, number>, { db, entity, now }: Telling): Promise<void> {
  const notices = news.flatMap(({ event, invited }) =>
    invited.map((personId) => ({
      personId,
      kind: 'assignment' as const,
      area: 'calendar' as const,
      targetId: event.id,
      title: event.title,
      actorId: actors.get(event.id) ?? null,
      path: pageAddress('/apps/calendar', {}, { event: event.id, at: startOf(event) }),
      at: event.startsAt,
    })),
  );
  await notify(db, entity, notices, now);
}

async function tellOutside(news: GuestNews[], telling: Telling): Promise<void> {
  const { db, deps, entity, now } = telling;
  const written = news.flatMap(({ event, letters }) => letters.map((letter) => ({ event, ...letter })));
  if (written.length === 0) return;
  const organizers = await readPersons([...new Set(written.map(({ event }) => event.ownerId))], telling);
  const origin = mailedOrigin(deps);
  for (const { event, guest, kind } of written) {
    const organizer = organizers.get(event.ownerId);
    if (!organizer) continue;
    const { language, ...from } = organizer;
    const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const address = origin && `${origin}${await invitationPath(deps, { entity, id: event.id, email: guest.email })}`;
    const alone = { ...event, guests: event.guests.some((one) => keyOf(one) === keyOf(guest)) ? event.guests : [...event.guests, guest] };
    const invitation = { method, text: writeCalendar([alone], { organizers, method }) };
    const to = { name: guest.name, email: guest.email };
    await sendInvitation(
      db,
      deps,
      {
        entity,
        ownerId: event.ownerId,
        from,
        to,
        invitation,
        ...invitationMessage(event, kind, { organizer: from.name, language, address }),
      },
      now,
    );
  }
}
