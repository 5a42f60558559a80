import { useCallback, useRef } from 'react';
import { call } from '#web/api-client.ts';
import { tellTyping } from '../../contract.ts';

/** Throttle for typing signals, in milliseconds. */
const everyMs = 3000;

/** Tells the other members that the user is typing; call it on every key press. */
export function useTellTyping(threadId: number | undefined): () => void {
  const toldAtMs = useRef({ threadId, ms: Number.NEGATIVE_INFINITY });
  return useCallback(() => {
    const now = performance.now();
    const last = toldAtMs.current;
    if (threadId === undefined || (last.threadId === threadId && now - last.ms < everyMs)) return;
    toldAtMs.current = { threadId, ms: now };
    // Ignored: the next key press sends another signal.
    call(tellTyping, { params: { id: threadId } }).catch(() => undefined);
  }, [threadId]);
}
