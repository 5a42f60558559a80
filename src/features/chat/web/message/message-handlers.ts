import type { KeyboardEvent } from 'react';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageAction } from './message-menu.tsx';

/** What a message does when it is pressed. */
export interface MessageHandlers {
  ownId: number;
  /** A member; undefined for who is none. */
  personOf: (id: number) => Pick<Contact, 'id' | 'fullName' | 'avatar'> | undefined;
  /** Shows the replies to a message; undefined where replies are shown. */
  openReplies: ((message: ChatMessage) => void) | undefined;
  /** Goes to what a message quotes. */
  toQuoted: (quoted: NonNullable<ChatMessage['quoted']>) => void;
  react: (message: ChatMessage, emoji: string, value: boolean) => void;
  /** Opens what one can react with. */
  pick: (item: MessageItem, at: HTMLElement) => void;
  actionsOf: (item: MessageItem) => readonly MessageAction[];
  menu: (item: MessageItem, at: HTMLElement) => void;
  key: (item: MessageItem, event: KeyboardEvent<HTMLElement>) => void;
  show: (pictures: readonly ChatAttachment[], index: number) => void;
  retry: (waiting: WaitingMessage) => void;
  discard: (waiting: WaitingMessage) => void;
}
