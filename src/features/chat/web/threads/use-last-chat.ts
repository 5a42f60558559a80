import { useEffect, useRef } from 'react';
import type { ChatThread } from '../../contract.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import { keepLastChat, lastChat } from './last-chat.ts';

/** Keeps which thread is read, and opens the one read last for who comes to the chat itself, where it has room beside the list. */
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
