import type { Waiting } from '#web/actions/outbox.ts';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';

/** A message in the outbox, addressed to a thread or to a contact without one. */
export interface WaitingMessage extends Waiting {
  threadId?: number;
  contactId?: number;
  message: string;
  rootId?: number;
  quoted?: ChatMessage['quoted'] | undefined;
  attachments: ChatAttachment[];
  time: string;
}
