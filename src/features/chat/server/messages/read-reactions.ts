import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { chatReactionsView as reactions } from '../../tables.ts';

type Reactions = ChatMessage['reactions'];

/** How was reacted to messages, by their ids. */
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
