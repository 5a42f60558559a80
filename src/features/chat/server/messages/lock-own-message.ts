import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMessages } from '../../tables.ts';
import { lockThread } from '../threads/lock-thread.ts';
import type { SentRow } from './find-sent.ts';
import { writtenColumns } from './message-columns.ts';

/** A message that the signed-in person wrote in a thread that they are in; the thread is locked. @throws 404. */
export async function lockOwnMessage(id: number, scope: Scope): Promise<SentRow> {
  const found = await readOwn(id, scope);
  await lockThread(found.threadId, scope);
  // As it is now that nobody else changes it.
  return readOwn(id, scope);
}

async function readOwn(id: number, { db, entity, identity }: Scope): Promise<SentRow> {
  const [row] = await db
    .select({ ...writtenColumns, threadId: chatMessages.threadId })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id), eq(chatMessages.senderId, identity.personId)));
  if (!row) throw notFound('message');
  return row;
}
