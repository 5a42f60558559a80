import type { KeyboardEvent } from 'react';
import type { ChatAttachment } from '../../contract.ts';
import type { WaitingMessage } from '../composer/outbox.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageAction } from './message-menu.tsx';

/** What a message does when it is pressed. */
export interface MessageHandlers {
  actionsOf: (item: MessageItem) => readonly MessageAction[];
  menu: (item: MessageItem, at: HTMLElement) => void;
  key: (item: MessageItem, event: KeyboardEvent<HTMLElement>) => void;
  show: (pictures: readonly ChatAttachment[], index: number) => void;
  retry: (waiting: WaitingMessage) => void;
  discard: (waiting: WaitingMessage) => void;
}
