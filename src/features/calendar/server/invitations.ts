import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { countResponse } from '#platform/plan-limits/server/public-api.ts';
import { entities } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import type { answerInvitation as contract, Guest } from '../contract.ts';
import { endOf, startOf } from '../event-times.ts';
import type { answerInvitationByAddress as answerContract, Invitation, readInvitation as readContract } from '../invitation-contract.ts';
import { calendarEvents, type StoredGuest } from '../tables.ts';
import { type EventRecord, visibleTo } from './event-record.ts';
import { keyOf, readPersons } from './guests.ts';
import { isSignedFor } from './invitation-message.ts';
import { replyToOrganizer } from './organized-elsewhere.ts';
import { showEvent } from './show-events.ts';
import { announceEvents } from './write-events.ts';

type Given = Pick<GivenOf<typeof readContract>, 'params' | 'query'>;

const triesPerHour = 120;

export async function readInvitation(given: Given, scope: OpenScope): Promise<AnswerOf<typeof readContract>> {
  await refuseUnsigned(given, scope);
  return scope.deps.database.reading(given.params.entity, async (db) => {
    const [event] = await db.select().from(calendarEvents).where(whichEvent(given));
    const guest = event && guestOf(event, given.query.email);
    // People no longer invited learn nothing about the event.
    if (!guest) throw notFound('invitation');
    return { invitation: await showInvitation(db, event, guest.answer) };
  });
}

export async function answerInvitationByAddress(
  given: GivenOf<typeof answerContract>,
  scope: OpenScope,
): Promise<AnswerOf<typeof answerContract>> {
  await refuseUnsigned(given, scope);
  return scope.deps.database.writing(given.params.entity, async (db) => {
    const [event] = await db.select().from(calendarEvents).where(whichEvent(given)).for('update');
    const guest = event && guestOf(event, given.query.email);
    const isOver = !event?.spanUntil ? false : event.spanUntil < scope.now;
    if (!event || !guest || isOver) throw notFound('invitation');
    const { answer } = given.body;
    // Repeating an answer does not count, as mail links are opened more than once.
    if (guest.answer !== answer) await countResponse({ db, deps: scope.deps, entity: given.params.entity, now: scope.now });
    return { invitation: await showInvitation(db, await recordAnswer(db, event, guest, answer, scope.now), answer) };
  });
}

/** @throws 404 if the link was not signed by this server, 429 after too many attempts */
async function refuseUnsigned({ params, query }: Given, { deps, caller }: OpenScope): Promise<void> {
  await refuseTooMany(deps, [{ key: ['invitation', caller], hits: triesPerHour, windowSeconds: 3600 }]);
  if (!(await isSignedFor(deps, { ...params, email: query.email }, query.signature))) throw notFound('invitation');
}

function whichEvent({ params }: Given) {
  return and(eq(calendarEvents.entity, params.entity), eq(calendarEvents.id, params.id));
}

/** Returns an external guest who is still invited. */
function guestOf({ deletedAt, guests }: EventRecord, email: string) {
  return deletedAt === null ? guests.find((one) => one.personId === null && keyOf(one) === email.toLowerCase()) : undefined;
}

async function showInvitation(db: Db, event: EventRecord, answer: Invitation['answer']): Promise<Invitation> {
  const { entity, title, allDay, timeZone, location, ownerId } = event;
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const organizer = (await readPersons([ownerId], { db, entity })).get(ownerId);
  return {
    title,
    start: startOf(event),
    end: endOf(event),
    allDay,
    timeZone,
    location,
    organizer: organizer?.name ?? '',
    company: company?.name ?? '',
    answer,
  };
}

/** Records the answer of the signed-in person, who must be a guest. */
export async function answerInvitation({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const [event] = await db
    .select()
    .from(calendarEvents)
    .where(and(visibleTo(identity.personId, entity, calendarEvents), eq(calendarEvents.id, params.id)))
    .for('update');
  const guest = event?.guests.find(({ personId }) => personId === identity.personId);
  if (!event || !guest) throw notFound('event');
  const answered = await recordAnswer(db, event, guest, body.answer, now);
  // The invitation came by mail, so the organizer is notified by mail.
  if (event.ownerId === identity.personId && answered !== event) await replyToOrganizer(answered, scope);
  return { event: await showEvent(answered, scope) };
}

/**
 * Saves a guest's answer in the caller's transaction and notifies the organizer. The version does not change, so open edits can still be
 * saved.
 * @param event must be locked
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
