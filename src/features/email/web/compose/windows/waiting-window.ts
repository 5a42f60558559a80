import type { QueryClient } from '@tanstack/react-query';
import { mailQueueOf } from '../../queue/mail-queue.ts';
import { addWindow, changeWindow, findWindow, holdWindow, letGo } from './compose-windows-store.ts';
import { requestFocus } from './focus-wanted.ts';
import { readStoredWindow, writeWaiting } from './stored-windows.ts';

/** Lets a window wait in the queue: it leaves by itself once the server can be reached. */
export function parkWindow(key: string, sendAt: Date | null, queryClient: QueryClient): void {
  const outgoing = { sendAt: sendAt?.toISOString() ?? null };
  changeWindow(key, { outgoing, isSending: false, problem: '', mode: 'minimised' });
  // Whichever tab sends it reads it from there.
  writeWaiting();
  letGo(key);
  mailQueueOf(queryClient).add({ kind: 'send', windowKey: key });
}

/** Whether a window still waits in the queue. */
export const isWaiting = (key: string, queryClient: QueryClient) => queuedSend(key, queryClient) !== undefined;

/** Makes a waiting mail a draft again. Returns false when it no longer waits. */
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
  // An attempt whose answer was lost may have arrived.
  if (stored.draft) queue.add({ kind: 'recall', draftId: stored.draft.id });
  return true;
}

function queuedSend(key: string, queryClient: QueryClient) {
  return mailQueueOf(queryClient)
    .list()
    .find((write) => write.kind === 'send' && write.windowKey === key);
}
