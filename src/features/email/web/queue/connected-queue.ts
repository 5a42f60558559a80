import type { QueryClient } from '@tanstack/react-query';
import { type MailQueue, mailQueueOf, windowSender } from './mail-queue.ts';

/** The mail queue, which can send compose windows as well. */
export function connectedQueueOf(queryClient: QueryClient): MailQueue {
  windowSender.load = () => import('../compose/windows/send-waiting.ts');
  return mailQueueOf(queryClient);
}
