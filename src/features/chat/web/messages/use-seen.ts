import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '#web/api-client.ts';
import { markSeen } from '../../contract.ts';
import { changeThread } from '../queries.ts';

/** Whether the page is visible and focused. */
export function useIsPageActive(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());
}

/** Marks a thread as seen up to its last message when it is opened and while the reader is at its end. */
export function useSeen(threadId: number | undefined, lastId: number | undefined, unseen: number, isAtEnd: boolean): void {
  const queryClient = useQueryClient();
  const isLookedAt = useIsPageActive();
  const said = useRef<{ threadId: number; lastId: number }>(undefined);
  useEffect(() => {
    if (threadId === undefined || lastId === undefined || unseen === 0 || !isLookedAt) return;
    const isOpening = said.current?.threadId !== threadId;
    if (!(isOpening || isAtEnd) || (said.current?.threadId === threadId && said.current.lastId >= lastId)) return;
    said.current = { threadId, lastId };
    changeThread(queryClient, threadId, (thread) => ({ ...thread, unseen: 0 }));
    // Retried with the next message, or when the thread is next opened.
    call(markSeen, { params: { id: threadId }, body: { messageId: lastId } }).catch(() => {
      said.current = undefined;
    });
  }, [queryClient, threadId, lastId, unseen, isAtEnd, isLookedAt]);
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('focus', listen);
  window.addEventListener('blur', listen);
  document.addEventListener('visibilitychange', listen);
  return () => {
    window.removeEventListener('focus', listen);
    window.removeEventListener('blur', listen);
    document.removeEventListener('visibilitychange', listen);
  };
}
