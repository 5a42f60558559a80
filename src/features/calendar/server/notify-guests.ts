import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { sendInvitation } from '#features/email/server/public-api.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import type { Db } from '#server/database.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import type { Scope } from '#server/scope.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { startOf } from '../event-times.ts';
import { calendarEvents as events, pendingGuestUpdates } from '../tables.ts';
import { type EventRecord, type EventWrite, keptRecord, seriesOf } from './event-record.ts';
import { type GuestNews, guestNews, keyOf, readPersons } from './guests.ts';
import { invitationMessage, invitationPath } from './invitation-message.ts';
import { writeCalendar } from './transfer/write-calendar.ts';

/** Debounce delay before guests are notified. */
const debounceMs = 120_000;

/**
 * Saves, in the caller's transaction, what guests know about the events just changed until the changes settle: a form that saves field by
 * field then causes one mail. A series waits together.
 * @param notifiesImmediately notifies now, including pending changes
 */
export async function recordPendingGuestNews(writes: EventWrite[], scope: Scope, notifiesImmediately: boolean): Promise<void> {
  const { db, entity, identity, now } = scope;
  const told = writes.filter(involvesGuests);
  if (told.length === 0) return;
  const { personId } = identity;
  const tellAt = new Date(now.getTime() + debounceMs);
  const rows = told.map(({ before, after, base }) => ({ entity, eventId: after.id, known: jsonOf(base ?? before), personId, tellAt }));
  // Keeps what guests knew before the first pending change.
  await db
    .insert(pendingGuestUpdates)
    .values(rows)
    .onConflictDoUpdate({ target: [pendingGuestUpdates.entity, pendingGuestUpdates.eventId], set: { personId, tellAt } });
  const series = [...new Set(told.map(({ after }) => seriesOf(after)))];
  if (notifiesImmediately) for (const id of series) await tellGuests(id, scope);
  else await waitOn(series, tellAt, scope);
}

/** Whether an event has or had guests. */
export function involvesGuests({ before, after, base }: EventWrite): boolean {
  return [before, after, base].some((event) => event && event.guests.length > 0);
}

async function waitOn(series: number[], tellAt: Date, { db, entity }: Scope): Promise<void> {
  const ofSeries = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.entity, entity), or(inArray(events.id, series), inArray(events.masterId, series))));
  await db
    .update(pendingGuestUpdates)
    .set({ tellAt })
    .where(and(eq(pendingGuestUpdates.entity, entity), sql`${pendingGuestUpdates.eventId} in ${ofSeries}`));
}

const jsonOf = (event: object | null) => event && { ...event };

/** Notifies guests of settled changes. Each series is locked in its own transaction, so only one of several servers notifies. */
export const guestWork: BackgroundWork = {
  name: 'tell guests',
  async work(deps) {
    const now = deps.clock();
    const withWork = sql`select entity from entities_with_untold_changes(${now.toISOString()}::timestamptz)`;
    await forEachEntity(deps, withWork, async (own, entity) => {
      for (const seriesId of await own.database.writing(entity, (db) => readDue(db, entity, now))) {
        await own.database
          .writing(entity, (db) => tellGuests(seriesId, { db, deps: own, entity, now: own.clock() }, now))
          // A failure for one series does not delay the others; it is retried on the next run.
          .catch((error: unknown) => own.log.error('guests not told', { entity, series: seriesId }, error));
      }
    });
  },
};

/** Returns the series whose changes have settled. Pending news of purged events is discarded. */
async function readDue(db: Db, entity: string, now: Date): Promise<number[]> {
  const due = and(eq(pendingGuestUpdates.entity, entity), lte(pendingGuestUpdates.tellAt, now));
  const ofEvent = and(eq(events.entity, pendingGuestUpdates.entity), eq(events.id, pendingGuestUpdates.eventId));
  await db.delete(pendingGuestUpdates).where(and(due, sql`not exists ${db.select({ id: events.id }).from(events).where(ofEvent)}`));
  const seriesId = sql<number>`coalesce(${events.masterId}, ${events.id})`.mapWith(Number);
  const rows = await db
    .selectDistinct({ seriesId, tellAt: pendingGuestUpdates.tellAt })
    .from(pendingGuestUpdates)
    .innerJoin(events, ofEvent)
    .where(due)
    .orderBy(asc(pendingGuestUpdates.tellAt));
  return [...new Set(rows.map((row) => row.seriesId))];
}

type Telling = Pick<Scope, 'db' | 'deps' | 'entity' | 'now'>;

/**
 * Notifies guests of the net effect of a series' pending changes, people in the entity in the app and external guests by mail, in the
 * caller's transaction. Locks the events before the pending changes, in the same order as edits do.
 * @param until skips series changed since; notifies of what was due by then
 */
async function tellGuests(seriesId: number, telling: Telling, until?: Date): Promise<void> {
  const { db, entity, now } = telling;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.entity, entity), or(eq(events.id, seriesId), eq(events.masterId, seriesId))))
    .orderBy(asc(events.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  const waiting = and(eq(pendingGuestUpdates.entity, entity), inArray(pendingGuestUpdates.eventId, ids));
  const untold = await db.select().from(pendingGuestUpdates).where(waiting);
  if (untold.length === 0 || (until && untold.some(({ tellAt }) => tellAt > until))) return;
  await db.delete(pendingGuestUpdates).where(waiting);
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

/** Counts reschedules guests were notified of; answers to an earlier version are ignored. */
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
