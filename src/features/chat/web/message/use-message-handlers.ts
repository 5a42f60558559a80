import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Rights } from '#web/ability.ts';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';
import { outboxOf } from '../composer/sending.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageHandlers } from './message-handlers.ts';
import type { MessageAction } from './message-menu.tsx';

/** Shortcuts of the focused message. */
const keys: Record<string, MessageAction> = { '+': 'react', t: 'thread', c: 'copy', r: 'reply', e: 'edit', Delete: 'delete' };

/** Returns the available actions: react, reply, quote, and pin; copy with text; edit and delete on the user's own messages. */
export const actionsFor = (message: ChatMessage, isOwn: boolean, rights: Rights, hasThread = true): MessageAction[] =>
  message.isDeleted
    ? []
    : [
        ...(rights.create ? (['react'] as const) : []),
        ...(rights.create && message.rootId === null && hasThread ? (['thread'] as const) : []),
        ...(message.message ? (['copy'] as const) : []),
        ...(rights.create ? (['reply', message.isPinned ? 'unpin' : 'pin'] as const) : []),
        ...(isOwn && message.message && rights.update ? (['edit'] as const) : []),
        ...(isOwn && rights.delete ? (['delete'] as const) : []),
      ];

interface MessageDeeds extends Pick<MessageHandlers, 'personOf' | 'react' | 'toQuoted'> {
  act: (message: ChatMessage, action: MessageAction) => void;
  /** Undefined where the messages are themselves replies. */
  openReplies: ((message: ChatMessage) => void) | undefined;
}

/** Event handlers for the messages of a thread, stable across renders. */
export function useMessageHandlers(ownId: number, rights: Rights, does: MessageDeeds) {
  const queryClient = useQueryClient();
  const [menu, setMenu] = useState<{ item: MessageItem; at: HTMLElement }>();
  const [pictures, setPictures] = useState<{ list: readonly ChatAttachment[]; index: number }>();
  const [picking, setPicking] = useState<{ item: MessageItem; at: HTMLElement }>();
  const latest = useRef(does);
  latest.current = does;
  const hasThread = does.openReplies !== undefined;
  const on = useMemo<MessageHandlers>(
    () => ({
      ownId,
      personOf: (id) => latest.current.personOf(id),
      openReplies: hasThread ? (message) => latest.current.openReplies?.(message) : undefined,
      toQuoted: (quoted) => latest.current.toQuoted(quoted),
      react: (message, emoji, value) => latest.current.react(message, emoji, value),
      pick: (item, at) => setPicking({ item, at }),
      actionsOf: ({ message }) => actionsFor(message, message.senderId === ownId, rights, hasThread),
      menu: (item, at) => setMenu({ item, at }),
      key(item, event: KeyboardEvent<HTMLElement>) {
        const { message, waiting } = item;
        // A key that is part of a two-key shortcut was already handled.
        const isMeant =
          !event.defaultPrevented && event.target === event.currentTarget && !(event.ctrlKey || event.metaKey || event.altKey);
        const possible = actionsFor(message, message.senderId === ownId, rights, hasThread);
        if (!isMeant || waiting || possible.length === 0) return;
        const action = keys[event.key];
        if (event.key === 'Enter' || event.key === 'ContextMenu') setMenu({ item, at: event.currentTarget });
        else if (action === 'react' && possible.includes('react')) setPicking({ item, at: event.currentTarget });
        else if (action && action !== 'react' && possible.includes(action)) latest.current.act(message, action);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      show: (list, index) => setPictures({ list, index }),
      retry: ({ clientId }) => outboxOf(queryClient).retry(clientId),
      discard: ({ clientId }) => outboxOf(queryClient).remove(clientId),
    }),
    [queryClient, ownId, rights, hasThread],
  );
  return {
    on,
    menu,
    closeMenu: () => setMenu(undefined),
    picking,
    closePicking: () => setPicking(undefined),
    pictures,
    closePictures: () => setPictures(undefined),
  };
}
