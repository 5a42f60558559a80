import type { QueryClient } from '@tanstack/react-query';
import { type MailQueue, mailQueueOf, windowSender } from './mail-queue.ts';

/** Returns the mail queue that can also send compose windows. */
export function connectedQueueOf(queryClient: QueryClient): MailQueue {
  windowSender.load = () => import('../compose/windows/send-waiting.ts');
  return mailQueueOf(queryClient);
}
