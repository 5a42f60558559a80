import type { FileStore } from '#server/dependencies.ts';
import type { MessageCore } from '../../contract.ts';
import { chatMessages, chatMessagesView } from '../../tables.ts';

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
