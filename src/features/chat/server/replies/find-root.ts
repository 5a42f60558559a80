import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMessagesView as messages } from '../../tables.ts';
import { messageColumns } from '../messages/message-columns.ts';
import { refuseUnlessMember } from '../threads/lock-thread.ts';

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
