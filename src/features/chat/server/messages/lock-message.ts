import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMessages } from '../../tables.ts';
import { lockThread } from '../threads/lock-thread.ts';
import type { SentRow } from './find-sent.ts';
import { writtenColumns } from './message-columns.ts';

/** A message of a thread that the signed-in person is in; the thread is locked. @throws 404, also for a deleted one. */
export async function lockLiveMessage(id: number, scope: Scope): Promise<SentRow> {
  const row = await lockMessage(id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return row;
}

/** The same, of those that they wrote themselves, and deleted or not. @throws 404. */
export async function lockOwnMessage(id: number, scope: Scope): Promise<SentRow> {
  const row = await lockMessage(id, scope);
  if (row.senderId !== scope.identity.personId) throw notFound('message');
  return row;
}

async function lockMessage(id: number, scope: Scope): Promise<SentRow> {
  const found = await read(id, scope);
  // Who is not in its thread is told the same as of a message that is not there.
  await lockThread(found.threadId, scope, 'message');
  // As it is now that nobody else changes it.
  return read(id, scope);
}

async function read(id: number, { db, entity }: Scope): Promise<SentRow> {
  const [row] = await db
    .select({ ...writtenColumns, threadId: chatMessages.threadId })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)));
  if (!row) throw notFound('message');
  return row;
}
