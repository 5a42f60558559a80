import { useCallback, useRef } from 'react';
import { call } from '#web/api-client.ts';
import { tellTyping } from '../../contract.ts';

/** How often the others are told, at most. */
const everyMs = 3000;

/** Tells the others of a thread that one is typing; to be called at each key. */
export function useTellTyping(threadId: number | undefined): () => void {
  const toldAtMs = useRef({ threadId, ms: Number.NEGATIVE_INFINITY });
  return useCallback(() => {
    const now = performance.now();
    const last = toldAtMs.current;
    if (threadId === undefined || (last.threadId === threadId && now - last.ms < everyMs)) return;
    toldAtMs.current = { threadId, ms: now };
    // Of no weight: it is told again with the next keys.
    call(tellTyping, { params: { id: threadId } }).catch(() => undefined);
  }, [threadId]);
}
