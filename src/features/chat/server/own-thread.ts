import { and, eq, isNull, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import type { Scope } from '#server/scope.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import type * as contract from '../contract.ts';
import { chatFollowers, chatMembers, chatMessages } from '../tables.ts';
import { notifyThreadMembers, refuseUnlessMember, tellPerson } from './lock-thread.ts';
import { ownOrPair } from './open-pair.ts';

/**
 * Marks a thread as seen by the caller up to a message, or up to the newest; never moves back. Notifies the members and settles
 * the caller's notifications about the thread.
 */
export async function seeThread(threadId: number, scope: Scope, upTo = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { db, entity, identity, now } = scope;
  const own = and(
    eq(chatMembers.entity, entity),
    eq(chatMembers.threadId, threadId),
    eq(chatMembers.personId, identity.personId),
    isNull(chatMembers.leftAt),
  );
  const newestId = sql<number>`coalesce((
    select max(newest.id) from ${chatMessages} newest
    where newest.entity = ${entity} and newest.thread_id = ${threadId} and newest.id <= ${upTo}::bigint
  ), 0)`.mapWith(Number);
  const [known] = await db.select({ seenId: chatMembers.seenId, unseen: chatMembers.unseen, newestId }).from(chatMembers).where(own);
  if (!known) return;
  let { unseen } = known;
  if (unseen > 0 || known.newestId > known.seenId) {
    // Senders update this row last, so the statements below see exactly the messages already counted in it.
    const [before] = await db.select().from(chatMembers).where(own).for('update');
    if (!before) return;
    const [newest] = await db.select({ newestId }).from(sql`(values (1)) one`);
    const seenId = Math.max(before.seenId, newest?.newestId ?? 0);
    const [after] = await db
      .update(chatMembers)
      .set({ seenId, unseen: countUnseen(entity, threadId, identity.personId, seenId) })
      .where(own)
      .returning();
    if (!after) return;
    ({ unseen } = after);
    if (seenId !== before.seenId || unseen !== before.unseen) await notifyThreadMembers(db, entity, threadId);
  }
  if (unseen === 0) await markNotificationsRead(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
}

/** Marks one of the caller's threads as seen up to a message. */
export async function markSeen({ params, body }: GivenOf<typeof contract.markSeen>, scope: Scope): Promise<undefined> {
  await refuseUnlessMember(params.id, scope);
  await seeThread(params.id, scope, body.messageId);
}

export async function muteThread({ params, body }: GivenOf<typeof contract.muteThread>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await refuseUnlessMember(params.id, scope);
  await db
    .update(chatMembers)
    .set({ isMuted: body.value })
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, params.id), eq(chatMembers.personId, identity.personId)));
  await tellPerson(db, entity, params.id, identity.personId);
}

/** Saves the caller's unsent text. The other person in a direct chat learns neither of the draft nor of a new thread. */
export async function saveDraft(
  { body }: GivenOf<typeof contract.saveChatDraft>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.saveChatDraft>> {
  const { db, entity, identity } = scope;
  const threadId = await ownOrPair(body, scope);
  await refuseUnlessMember(threadId, scope);
  const draft = body.text.trim() ? body.text : '';
  const changed = await db
    .update(chatMembers)
    .set({ draft })
    .where(
      and(
        eq(chatMembers.entity, entity),
        eq(chatMembers.threadId, threadId),
        eq(chatMembers.personId, identity.personId),
        ne(chatMembers.draft, draft),
      ),
    )
    .returning({ threadId: chatMembers.threadId });
  if (changed.length > 0) await tellPerson(db, entity, threadId, identity.personId);
  return { threadId };
}

/** How many messages from others a person hasn't seen: those after `seenId`, without deleted ones and replies. */
export function countUnseen(entity: string, threadId: number, personId: number, seenId: number): SQL<number> {
  return sql<number>`(
    select count(*) from ${chatMessages} counted
    where counted.entity = ${entity} and counted.thread_id = ${threadId} and counted.id > ${seenId}::bigint
      and counted.sender_id <> ${personId} and counted.deleted_at is null and counted.root_id is null
  )`;
}

/** The caller's unseen messages across all chats, including replies they take part in. */
export const unreadMessages: UnreadCount = {
  area: 'chat',
  subject: 'Chat',
  count: async ({ db, entity, identity }) => {
    const sums = [chatMembers, chatFollowers].map((table) =>
      db
        .select({ unseen: sum(table.unseen).mapWith(Number) })
        .from(table)
        .where(and(eq(table.entity, entity), eq(table.personId, identity.personId))),
    );
    const rows = (await Promise.all(sums)).flat();
    return rows.reduce((total, { unseen }) => total + (unseen ?? 0), 0);
  },
};
