import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#web/browser-storage.ts';
import { queueKey } from './queue-key.ts';

/** Sends writes that an earlier page could not. */
export function startMailQueue(queryClient: QueryClient): void {
  if (!browserStorage.getItem(queueKey())) return;
  import('./connected-queue.ts').then(
    ({ connectedQueueOf }) => connectedQueueOf(queryClient).start(),
    // Sent when mail is opened, or by the next page.
    () => undefined,
  );
}
