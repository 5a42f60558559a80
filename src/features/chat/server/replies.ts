import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { chatFollowers, chatMembers, chatMessages, chatMessagesView as messages } from '../tables.ts';
import { lockThread, refuseUnlessMember, tellPerson } from './lock-thread.ts';
import { messageColumns } from './message-rows.ts';
import { tellMessage, toChatMessages } from './to-chat-messages.ts';

const most = 500;

/** Returns a message and its replies; marks nothing as seen. */
export async function listReplies(
  { params }: GivenOf<typeof contract.listReplies>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listReplies>> {
  const { db, entity } = scope;
  const { threadId, ...root } = await findRoot(params.id, scope);
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.rootId, root.id)))
    .orderBy(desc(messages.id))
    .limit(most);
  return { threadId, root: await tellMessage(root, scope), replies: await toChatMessages(rows.reverse(), scope) };
}

/** Marks the replies to a message as seen by the caller; stores nothing for people who don't take part. */
export async function markRepliesSeen({ params, body }: GivenOf<typeof contract.markRepliesSeen>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const { id, threadId } = await findRoot(params.id, scope);
  await lockThread(threadId, scope, 'message');
  const moved = await db
    .update(chatFollowers)
    .set({ seenId: body.messageId })
    .where(
      and(
        eq(chatFollowers.entity, entity),
        eq(chatFollowers.rootId, id),
        eq(chatFollowers.personId, identity.personId),
        lt(chatFollowers.seenId, body.messageId),
      ),
    )
    .returning({ rootId: chatFollowers.rootId });
  if (moved.length === 0) return;
  await countUnseenReplies(id, scope);
  const [member] = await db
    .select({ unseen: chatMembers.unseen })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), eq(chatMembers.personId, identity.personId)));
  if (member?.unseen === 0)
    await markNotificationsRead(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
  await tellPerson(db, entity, threadId, identity.personId);
}

/** A message in one of the caller's threads that can be replied to, deleted or not. @throws 404, also for a reply. */
export async function findRoot(id: number, scope: Scope) {
  const { db, entity } = scope;
  const [row] = await db
    .select({ ...messageColumns, threadId: messages.threadId })
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.id, id)));
  if (!row || row.rootId !== null) throw notFound('message');
  await refuseUnlessMember(row.threadId, scope, 'message');
  return row;
}

/**
 * Counts a new reply for all participants and adds new ones: the message's writer, the replier, and the people mentioned. Returns the other
 * participants.
 */
export async function followReplies(
  { rootId, threadId, persons }: { rootId: number; threadId: number; persons: readonly number[] },
  { db, entity, identity }: Scope,
): Promise<number[]> {
  const values = [...new Set([identity.personId, ...persons])].map((personId) => ({ entity, rootId, threadId, personId }));
  await db.insert(chatFollowers).values(values).onConflictDoNothing();
  const others = await db
    .update(chatFollowers)
    .set({ unseen: sql`${chatFollowers.unseen} + 1` })
    .where(and(eq(chatFollowers.entity, entity), eq(chatFollowers.rootId, rootId), ne(chatFollowers.personId, identity.personId)))
    .returning({ personId: chatFollowers.personId });
  return others.map(({ personId }) => personId);
}

/** Recounts the unseen replies of all participants after one was deleted, restored, or seen. */
export async function countUnseenReplies(rootId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  await db
    .update(chatFollowers)
    .set({
      unseen: sql`(
        select count(*) from ${chatMessages} counted
        where counted.entity = chat_followers.entity and counted.root_id = chat_followers.root_id and counted.id > chat_followers.seen_id
          and counted.sender_id <> chat_followers.person_id and counted.deleted_at is null
      )`,
    })
    .where(and(eq(chatFollowers.entity, entity), eq(chatFollowers.rootId, rootId)));
}
