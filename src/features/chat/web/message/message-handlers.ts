import type { KeyboardEvent } from 'react';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageAction } from './message-menu.tsx';

/** Event handlers and lookups of a message. */
export interface MessageHandlers {
  ownId: number;
  /** Returns a member; undefined for anyone else. */
  personOf: (id: number) => Pick<Contact, 'id' | 'fullName' | 'avatar'> | undefined;
  /** Opens the replies to a message; undefined inside the replies panel. */
  openReplies: ((message: ChatMessage) => void) | undefined;
  /** Scrolls to a quoted message. */
  toQuoted: (quoted: NonNullable<ChatMessage['quoted']>) => void;
  react: (message: ChatMessage, emoji: string, value: boolean) => void;
  /** Opens the reaction picker. */
  pick: (item: MessageItem, at: HTMLElement) => void;
  actionsOf: (item: MessageItem) => readonly MessageAction[];
  menu: (item: MessageItem, at: HTMLElement) => void;
  key: (item: MessageItem, event: KeyboardEvent<HTMLElement>) => void;
  show: (pictures: readonly ChatAttachment[], index: number) => void;
  retry: (waiting: WaitingMessage) => void;
  discard: (waiting: WaitingMessage) => void;
}
