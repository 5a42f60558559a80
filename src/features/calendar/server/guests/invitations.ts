import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { countResponse } from '#features/plan-limits/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { endOf, startOf } from '../../event-times.ts';
import type { answerInvitationByAddress as answerContract, Invitation, readInvitation as readContract } from '../../invitation-contract.ts';
import { calendarEvents } from '../../tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import { isSignedFor } from './invitation-address.ts';
import { keyOf, readPersons } from './read-guests.ts';
import { recordAnswer } from './record-answer.ts';

type Given = Pick<GivenOf<typeof readContract>, 'params' | 'query'>;

const triesPerHour = 120;

/** What a guest outside is invited to. */
export async function readInvitation(given: Given, scope: OpenScope): Promise<AnswerOf<typeof readContract>> {
  await refuseUnsigned(given, scope);
  return scope.deps.database.reading(given.params.entity, async (db) => {
    const [event] = await db.select().from(calendarEvents).where(whichEvent(given));
    const guest = event && guestOf(event, given.query.email);
    // Whoever is no guest any more learns nothing of what became of it.
    if (!guest) throw notFound('invitation');
    return { invitation: await showInvitation(db, event, guest.answer) };
  });
}

/** Their answer. */
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
    // Twice the same is one: a mail's link is opened again.
    if (guest.answer !== answer) await countResponse({ db, deps: scope.deps, entity: given.params.entity, now: scope.now });
    return { invitation: await showInvitation(db, await recordAnswer(db, event, guest, answer, scope.now), answer) };
  });
}

/** @throws 404 for an address that was not signed here, 429 for somebody who tries many. */
async function refuseUnsigned({ params, query }: Given, { deps, caller }: OpenScope): Promise<void> {
  await refuseTooMany(deps, [{ key: ['invitation', caller], hits: triesPerHour, windowSeconds: 3600 }]);
  if (!(await isSignedFor(deps, { ...params, email: query.email }, query.signature))) throw notFound('invitation');
}

function whichEvent({ params }: Given) {
  return and(eq(calendarEvents.entity, params.entity), eq(calendarEvents.id, params.id));
}

/** A guest outside who is still invited. */
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
