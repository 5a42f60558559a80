import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { chatFollowersView as followers, chatMessagesView as messages } from '../../tables.ts';
import type { MessageRow } from '../messages/message-columns.ts';

type Replies = NonNullable<ChatMessage['replies']>;
const mostFaces = 4;

/** What was replied to messages, by their ids, in sums; those without replies are not in it. */
export async function readReplySums(rows: readonly MessageRow[], { db, entity, identity }: Scope): Promise<Map<number, Replies>> {
  const ids = rows.flatMap(({ id, rootId }) => (rootId === null ? id : []));
  const sums = new Map<number, Replies>();
  if (ids.length === 0) return sums;
  const ofSenders = db
    .select({
      rootId: messages.rootId,
      senderId: messages.senderId,
      count: sql<number>`count(*)`.mapWith(Number),
      lastTime: sql`max(${messages.time})`.mapWith(messages.time),
    })
    .from(messages)
    .where(and(eq(messages.entity, entity), sql`${messages.rootId} = any(${sql.param(ids)}::bigint[])`, isNull(messages.deletedAt)))
    .groupBy(messages.rootId, messages.senderId)
    .orderBy(desc(sql`max(${messages.id})`));
  const own = db
    .select({ rootId: followers.rootId, unseen: followers.unseen })
    .from(followers)
    .where(
      and(
        eq(followers.entity, entity),
        eq(followers.personId, identity.personId),
        sql`${followers.rootId} = any(${sql.param(ids)}::bigint[])`,
      ),
    );
  const [bySender, followed] = await Promise.all([ofSenders, own]);
  for (const { rootId, senderId, count, lastTime } of bySender) {
    if (rootId === null) continue;
    const sum = sums.get(rootId) ?? { count: 0, lastTime: lastTime.toISOString(), personIds: [], unseen: 0 };
    sum.count += count;
    if (sum.personIds.length < mostFaces) sum.personIds.push(senderId);
    sums.set(rootId, sum);
  }
  for (const { rootId, unseen } of followed) Object.assign(sums.get(rootId) ?? {}, { unseen });
  return sums;
}
