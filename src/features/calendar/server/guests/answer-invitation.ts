import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { answerInvitation as contract } from '../../contract.ts';
import { calendarEvents } from '../../tables.ts';
import { visibleTo } from '../events/event-record.ts';
import { replyToOrganizer } from '../mailed/reply-to-organizer.ts';
import { showEvent } from '../range/show-events.ts';
import { recordAnswer } from './record-answer.ts';

/** The answer of the signed-in person, who is a guest. */
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
  // It came by mail, so that the organizer is told by mail.
  if (event.ownerId === identity.personId && answered !== event) await replyToOrganizer(answered, scope);
  return { event: await showEvent(answered, scope) };
}
