import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { chatMessagesView as messages } from '../../tables.ts';
import type { MessageRow } from './message-columns.ts';

/** This much of a message is quoted. */
const longest = 300;

/** The messages that others quote, by their ids. */
export async function readQuoted(
  rows: readonly MessageRow[],
  { db, entity }: Scope,
): Promise<Map<number, NonNullable<ChatMessage['quoted']>>> {
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
