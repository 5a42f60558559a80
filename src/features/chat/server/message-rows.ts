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

/** Columns read for a message, from the view and from the table. */
export const messageColumns = columnsOf(chatMessagesView);
export const writtenColumns = columnsOf(chatMessages);

export type MessageRow = Pick<
  typeof chatMessages.$inferSelect,
  'id' | 'message' | 'time' | 'senderId' | 'rootId' | 'quotedId' | 'attachments' | 'editedAt' | 'deletedAt' | 'pinnedAt' | 'clientId'
>;

/** Maps a message for `reader`; the text of a deleted message is never included. */
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

/** A message row with its thread. */
export type SentRow = Pick<typeof chatMessages.$inferSelect, keyof typeof writtenColumns | 'threadId'>;

/** Returns the message the caller already sent under this client id, for retries. Client ids are scoped to their sender. */
export async function findSent(clientId: string | undefined, { db, entity, identity }: Scope): Promise<SentRow | null> {
  if (clientId === undefined) return null;
  const [row] = await db
    .select({ ...writtenColumns, threadId: chatMessages.threadId })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.senderId, identity.personId), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

/** Locks the thread and returns a message in it. @throws 404 unless the caller is a member, and for a deleted message. */
export async function lockLiveMessage(id: number, scope: Scope): Promise<SentRow> {
  const row = await lockMessage(id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return row;
}

/** Locks the thread and returns the caller's own message, deleted or not. @throws 404. */
export async function lockOwnMessage(id: number, scope: Scope): Promise<SentRow> {
  const row = await lockMessage(id, scope);
  if (row.senderId !== scope.identity.personId) throw notFound('message');
  return row;
}

async function lockMessage(id: number, scope: Scope): Promise<SentRow> {
  const found = await read(id, scope);
  // Non-members get the same 404 as for a missing message.
  await lockThread(found.threadId, scope, 'message');
  // Reads it again now that the lock is held.
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
