import type { ChatMessage } from '../../contract.ts';

/** How a message is quoted, until the server says so. */
export const quotedAs = ({ id, senderId, rootId, message, attachments, isDeleted }: ChatMessage): NonNullable<ChatMessage['quoted']> => ({
  ...{ id, senderId, rootId, isDeleted },
  message: message.slice(0, 300) || (attachments[0]?.name ?? ''),
});
