import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#platform/notifications/server/public-api.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { chatFollowers, chatMembers, chatMessages, chatMessagesView as messages } from '../tables.ts';
import { lockThread, refuseUnlessMember, tellPerson } from './lock-thread.ts';
import { messageColumns } from './message-rows.ts';
import { tellMessage, tellMessages } from './tell-messages.ts';

const most = 500;

/** A message and the replies to it; it marks nothing as seen. */
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
  return { threadId, root: await tellMessage(root, scope), replies: await tellMessages(rows.reverse(), scope) };
}

/** Says that the signed-in person has seen the replies to a message; of who takes no part nothing is kept. */
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
    await settleNotifications(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
  await tellPerson(db, entity, threadId, identity.personId);
}

/** A message of an own thread that others may reply to, deleted or not. @throws 404, also for a reply. */
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

/** Counts a new reply for all who take part, whom it takes in: who wrote the message, who replies and who is named. Answers the others. */
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

/** Counts anew, for all who take part, the replies of others that they have not seen: after one has gone or come back, or was seen. */
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
