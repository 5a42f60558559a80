import type { QueryClient } from '@tanstack/react-query';
import { mailQueueOf } from '../../queue/mail-queue.ts';
import { addWindow, changeWindow, findWindow, holdWindow, letGo } from './compose-windows-store.ts';
import { requestFocus } from './focus-wanted.ts';
import { readStoredWindow, writeWaiting } from './stored-windows.ts';

/** Queues a window; it is sent automatically once the server can be reached. */
export function parkWindow(key: string, sendAt: Date | null, queryClient: QueryClient): void {
  const outgoing = { sendAt: sendAt?.toISOString() ?? null };
  changeWindow(key, { outgoing, isSending: false, problem: '', mode: 'minimised' });
  // The tab that sends it reads it from there.
  writeWaiting();
  letGo(key);
  mailQueueOf(queryClient).add({ kind: 'send', windowKey: key });
}

export const isWaiting = (key: string, queryClient: QueryClient) => queuedSend(key, queryClient) !== undefined;

/** Turns a queued email back into a draft. Returns false when it is no longer queued. */
export function takeBackWaiting(key: string, queryClient: QueryClient): boolean {
  const queue = mailQueueOf(queryClient);
  const send = queuedSend(key, queryClient);
  const stored = findWindow(key) ?? readStoredWindow(key);
  if (!send || !stored) return false;
  queue.remove(send.clientId);
  if (!findWindow(key)) addWindow(stored);
  requestFocus(key);
  void holdWindow(key);
  changeWindow(key, { outgoing: undefined, mode: 'open', round: stored.round + 1 });
  writeWaiting();
  // An attempt with a lost response may have arrived.
  if (stored.draft) queue.add({ kind: 'recall', draftId: stored.draft.id });
  return true;
}

function queuedSend(key: string, queryClient: QueryClient) {
  return mailQueueOf(queryClient)
    .list()
    .find((write) => write.kind === 'send' && write.windowKey === key);
}
