import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../contract.ts';
import { chatFollowersView as followers, chatMessagesView as messages, chatReactionsView as reactions } from '../tables.ts';
import { type MessageRow, toMessage } from './message-rows.ts';

/** Maps messages for the caller, with quotes, reactions, and reply summaries. */
export async function toChatMessages(rows: readonly MessageRow[], scope: Scope): Promise<ChatMessage[]> {
  const { deps, entity, identity } = scope;
  const told = { entity, files: deps.files, reader: identity.personId };
  const ids = rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const [reactions, quoted, replies] = await withBatchedScope(scope, (batched) =>
    Promise.all([readReactions(ids, batched), readQuoted(rows, batched), readReplySums(rows, batched)]),
  );
  return rows.map((row) => ({
    ...toMessage(row, told),
    reactions: reactions.get(row.id) ?? [],
    replies: replies.get(row.id) ?? null,
    quoted: (row.deletedAt === null && row.quotedId !== null && quoted.get(row.quotedId)) || null,
  }));
}

/** Maps one message for the caller. */
export async function tellMessage(row: MessageRow, scope: Scope): Promise<ChatMessage> {
  const [told] = await toChatMessages([row], scope);
  if (!told) throw new Error('a message was not told');
  return told;
}

/** Maximum length of a quote, in characters. */
const longest = 300;

/** The quoted messages, by id. */
async function readQuoted(rows: readonly MessageRow[], { db, entity }: Scope): Promise<Map<number, NonNullable<ChatMessage['quoted']>>> {
  const ids = [...new Set(rows.flatMap(({ quotedId }) => quotedId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: messages.id,
      senderId: messages.senderId,
      rootId: messages.rootId,
      message: sql<string>`case when ${messages.message} = '' then coalesce(${messages.attachments} -> 0 ->> 'name', '') else left(${messages.message}, ${longest}) end`,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(and(eq(messages.entity, entity), sql`${messages.id} = any(${sql.param(ids)}::bigint[])`));
  return new Map(
    found.map(({ deletedAt, message, ...row }) => {
      const isDeleted = deletedAt !== null;
      return [row.id, { ...row, message: isDeleted ? '' : message, isDeleted }];
    }),
  );
}

type Reactions = ChatMessage['reactions'];

/** The reactions to messages, by message id. */
export async function readReactions(messageIds: readonly number[], { db, entity }: Scope): Promise<Map<number, Reactions>> {
  const byMessage = new Map<number, Reactions>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select({ messageId: reactions.messageId, personId: reactions.personId, emoji: reactions.emoji })
    .from(reactions)
    .where(and(eq(reactions.entity, entity), sql`${reactions.messageId} = any(${sql.param(messageIds)}::bigint[])`))
    .orderBy(asc(reactions.createdAt), asc(reactions.personId), asc(reactions.emoji));
  for (const { messageId, personId, emoji } of rows) {
    const there = byMessage.get(messageId) ?? [];
    byMessage.set(messageId, there);
    const same = there.find((reaction) => reaction.emoji === emoji);
    if (same) same.personIds.push(personId);
    else there.push({ emoji, personIds: [personId] });
  }
  return byMessage;
}

type Replies = NonNullable<ChatMessage['replies']>;
const maxFaces = 4;

/** Reply summaries by message id; messages without replies are absent. */
async function readReplySums(rows: readonly MessageRow[], { db, entity, identity }: Scope): Promise<Map<number, Replies>> {
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
    if (sum.personIds.length < maxFaces) sum.personIds.push(senderId);
    sums.set(rootId, sum);
  }
  for (const { rootId, unseen } of followed) Object.assign(sums.get(rootId) ?? {}, { unseen });
  return sums;
}
