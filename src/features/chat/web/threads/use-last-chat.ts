import { useEffect, useRef } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session-store.ts';
import type { ChatThread } from '../../contract.ts';
import type { ChatLocation } from '../use-chat-location.ts';

/** Remembers the open thread and reopens it when the user opens the chat without one, if there is room next to the list. */
export function useLastChat({ place, go }: ChatLocation, threads: readonly ChatThread[] | undefined): void {
  const { threadId, contactId, panel, q } = place;
  const hasArrived = useRef(false);
  const isKnown = threads?.some(({ id }) => id === threadId) ?? false;
  useEffect(() => {
    if (isKnown && threadId !== undefined) keepLastChat(threadId);
  }, [isKnown, threadId]);
  useEffect(() => {
    if (!threads || hasArrived.current) return;
    hasArrived.current = true;
    const last = lastChat();
    const isBare = threadId === undefined && contactId === undefined && panel === undefined && q === '';
    if (!isBare || !matchMedia('(min-width: 1200px)').matches || !threads.some(({ id }) => id === last)) return;
    go({ threadId: last }, { replace: true });
  }, [threads, threadId, contactId, panel, q, go]);
}

const key = () => `chatLast:${readSession()?.userData.eid}`;

/** The thread last opened in this browser. */
function lastChat(): number | undefined {
  const id = Number(browserStorage.getItem(key()));
  return id > 0 ? id : undefined;
}

const keepLastChat = (threadId: number) => browserStorage.setItem(key(), String(threadId));
