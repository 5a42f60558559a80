import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Rights } from '#web/ability.ts';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';
import { outboxOf } from '../composer/sending.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageHandlers } from './message-handlers.ts';
import type { MessageAction } from './message-menu.tsx';

/** The keys of a message that has the focus. */
const keys: Record<string, MessageAction> = { c: 'copy', r: 'reply', e: 'edit', Delete: 'delete' };

/** What a message can be asked for: with text it is copied, quoted and changed; an own one is changed and deleted. */
export const actionsFor = ({ message, isDeleted }: ChatMessage, isOwn: boolean, rights: Rights): MessageAction[] =>
  isDeleted
    ? []
    : [
        ...(message ? (['copy'] as const) : []),
        ...(message && rights.create ? (['reply'] as const) : []),
        ...(isOwn && message && rights.update ? (['edit'] as const) : []),
        ...(isOwn && rights.delete ? (['delete'] as const) : []),
      ];

/** What the messages of a thread do when they are pressed; the same functions at every render. */
export function useMessageHandlers(ownId: number, rights: Rights, act: (message: ChatMessage, action: MessageAction) => void) {
  const queryClient = useQueryClient();
  const [menu, setMenu] = useState<{ item: MessageItem; at: HTMLElement }>();
  const [pictures, setPictures] = useState<{ list: readonly ChatAttachment[]; index: number }>();
  const latest = useRef(act);
  latest.current = act;
  const on = useMemo<MessageHandlers>(
    () => ({
      actionsOf: ({ message }) => actionsFor(message, message.senderId === ownId, rights),
      menu: (item, at) => setMenu({ item, at }),
      key(item, event: KeyboardEvent<HTMLElement>) {
        const { message, waiting } = item;
        const isMeant = event.target === event.currentTarget && !(event.ctrlKey || event.metaKey || event.altKey);
        const possible = actionsFor(message, message.senderId === ownId, rights);
        if (!isMeant || waiting || possible.length === 0) return;
        const action = keys[event.key];
        if (event.key === 'Enter' || event.key === 'ContextMenu') setMenu({ item, at: event.currentTarget });
        else if (action && possible.includes(action)) latest.current(message, action);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      show: (list, index) => setPictures({ list, index }),
      retry: ({ clientId }) => outboxOf(queryClient).retry(clientId),
      discard: ({ clientId }) => outboxOf(queryClient).remove(clientId),
    }),
    [queryClient, ownId, rights],
  );
  return { on, menu, closeMenu: () => setMenu(undefined), pictures, closePictures: () => setPictures(undefined) };
}
