import { useState } from 'react';
import type { MessageWindow } from './message-window.ts';

/** The first message that was new when the thread was opened, or when messages began to come in unwatched. */
export function useUnseenDivider(window: MessageWindow | undefined, ownId: number, unseen: number, isWatched: boolean): number | undefined {
  const [state, setState] = useState<{ id: number | undefined; isOpened: boolean; unseen: number }>({
    id: undefined,
    isOpened: false,
    unseen: 0,
  });
  if (!window) return undefined;
  const messages = window.messages;
  const isNew = unseen > 0 && !window.hasAfter && (!state.isOpened || !isWatched);
  const wasAnswered = state.id !== undefined && messages.some(({ id, senderId }) => senderId === ownId && id > (state.id ?? 0));
  const others = messages.filter(({ senderId, isDeleted }) => senderId !== ownId && !isDeleted);
  const first = isNew ? others.at(-unseen) : undefined;
  const isShowing = state.id !== undefined && !wasAnswered && messages.some(({ id }) => id === state.id);
  const next = first && !(isShowing && state.unseen > 0) ? first.id : wasAnswered && !first ? undefined : state.id;
  if (next !== state.id || !state.isOpened || state.unseen !== unseen) setState({ id: next, isOpened: true, unseen });
  return next;
}
