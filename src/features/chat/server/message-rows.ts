import { and, eq } from 'drizzle-orm';
import type { FileStore } from '#server/dependencies.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { MessageCore } from '../contract.ts';
import { chatMessages, chatMessagesView } from '../tables.ts';
import { lockThread } from './lock-thread.ts';

function columnsOf<T extends typeof chatMessages | typeof chatMessagesView>(table: T) {
  const { id, message, time, senderId, rootId, quotedId, attachments, editedAt, deletedAt, pinnedAt, clientId } = table;
  return { id, message, time, senderId, rootId, quotedId, attachments, editedAt, deletedAt, pinnedAt, clientId };
}

/** What is read of a message, from the view and from the table. */
export const messageColumns = columnsOf(chatMessagesView);
export const writtenColumns = columnsOf(chatMessages);

export type MessageRow = Pick<
  typeof chatMessages.$inferSelect,
  'id' | 'message' | 'time' | 'senderId' | 'rootId' | 'quotedId' | 'attachments' | 'editedAt' | 'deletedAt' | 'pinnedAt' | 'clientId'
>;

/** A message as it is told to `reader`: nobody is told what a deleted one said. */
export function toMessage(row: MessageRow, { entity, files, reader }: { entity: string; files: FileStore; reader: number }): MessageCore {
  const { id, senderId, rootId, attachments, editedAt, deletedAt, pinnedAt, clientId } = row;
  const isDeleted = deletedAt !== null;
  return {
    id,
    message: isDeleted ? '' : row.message,
    time: row.time.toISOString(),
    senderId,
    rootId,
    attachments: isDeleted
      ? []
      : attachments.map((attachment) => ({
          ...attachment,
          url: files.address({ entity, id: attachment.fileId, name: attachment.name }),
        })),
    isEdited: editedAt !== null,
    isDeleted,
    isPinned: pinnedAt !== null && !isDeleted,
    clientId: senderId === reader ? clientId : null,
  };
}

/** A row of a message, with its thread. */
export type SentRow = Pick<typeof chatMessages.$inferSelect, keyof typeof writtenColumns | 'threadId'>;

/** What the signed-in person has sent under an id that their page made: a retry is answered with it. Ids of others are their own. */
export async function findSent(clientId: string | undefined, { db, entity, identity }: Scope): Promise<SentRow | null> {
  if (clientId === undefined) return null;
  const [row] = await db
    .select({ ...writtenColumns, threadId: chatMessages.threadId })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.senderId, identity.personId), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

/** A message of a thread that the signed-in person is in; the thread is locked. @throws 404, also for a deleted one. */
export async function lockLiveMessage(id: number, scope: Scope): Promise<SentRow> {
  const row = await lockMessage(id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return row;
}

/** A message that the signed-in person wrote, deleted or not; the thread is locked. @throws 404. */
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
