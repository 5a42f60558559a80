import type { QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '../contract.ts';
import { withMessage } from './message-window.ts';
import { chatPageQuery, heldWindow, messagesKey } from './queries.ts';

/** Shows a message that the server has just taken. A thread that it began is there when this is done. */
export async function showSent(queryClient: QueryClient, threadId: number, message: ChatMessage): Promise<void> {
  const held = heldWindow(queryClient, threadId);
  if (held) queryClient.setQueryData(messagesKey(threadId), withMessage(held, message));
  const page = queryClient.getQueryData(chatPageQuery.queryKey);
  if (!page) return;
  const isKnown = page.threads.some(({ id }) => id === threadId);
  if (!isKnown) await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey }).catch(() => undefined);
  else {
    const moved = page.threads.filter(({ id }) => id === threadId).map((thread) => ({ ...thread, lastMessage: message }));
    queryClient.setQueryData(chatPageQuery.queryKey, { ...page, threads: [...moved, ...page.threads.filter(({ id }) => id !== threadId)] });
  }
}
