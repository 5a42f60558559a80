import type { Waiting } from '#web/actions/outbox.ts';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';

/** A message on its way. It goes to a thread, or to a contact who has none yet. */
export interface WaitingMessage extends Waiting {
  threadId?: number;
  contactId?: number;
  message: string;
  /** The message that it replies to. */
  rootId?: number;
  quoted?: ChatMessage['quoted'] | undefined;
  attachments: ChatAttachment[];
  time: string;
}
