import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type ChatMessage, deleteMessage, editMessage, restoreMessage } from '../contract.ts';
import { withMessage } from './message-window.ts';
import { changeThread, chatPageQuery, heldWindow, messagesKey } from './queries.ts';

/** Shows a message as it is now, wherever it is shown. */
function showMessage(queryClient: QueryClient, threadId: number, message: ChatMessage): void {
  const held = heldWindow(queryClient, threadId);
  if (held) queryClient.setQueryData(messagesKey(threadId), withMessage(held, message));
}

/** Shows a message that the server has just taken. A thread that it began is there when this is done. */
export async function showSent(queryClient: QueryClient, threadId: number, message: ChatMessage): Promise<void> {
  showMessage(queryClient, threadId, message);
  const page = queryClient.getQueryData(chatPageQuery.queryKey);
  if (!page) return;
  const isKnown = page.threads.some(({ id }) => id === threadId);
  if (!isKnown) await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey }).catch(() => undefined);
  else {
    const moved = page.threads.filter(({ id }) => id === threadId).map((thread) => ({ ...thread, lastMessage: message }));
    queryClient.setQueryData(chatPageQuery.queryKey, { ...page, threads: [...moved, ...page.threads.filter(({ id }) => id !== threadId)] });
  }
}

/** Changes the text of an own message: at once here, then for all. Throws when the server did not take it. */
export function changeText(queryClient: QueryClient, threadId: number, message: ChatMessage, text: string): Promise<void> {
  const shown = { ...message, message: text, isEdited: true };
  return during(queryClient, threadId, message, shown, () => call(editMessage, { params: { id: message.id }, body: { message: text } }));
}

/** Deletes an own message: at once here, then for all. Throws when the server did not take it. */
export function remove(queryClient: QueryClient, threadId: number, message: ChatMessage): Promise<void> {
  const shown = { ...message, message: '', attachments: [], isDeleted: true };
  return during(queryClient, threadId, message, shown, () => call(deleteMessage, { params: { id: message.id } }));
}

/** Brings an own message back. Throws when the server did not take it. */
export async function restore(queryClient: QueryClient, threadId: number, id: number): Promise<void> {
  const { message } = await call(restoreMessage, { params: { id } });
  showMessage(queryClient, threadId, message);
}

async function during(
  queryClient: QueryClient,
  threadId: number,
  before: ChatMessage,
  meanwhile: ChatMessage,
  work: () => Promise<{ message: ChatMessage }>,
): Promise<void> {
  showMessage(queryClient, threadId, meanwhile);
  try {
    const { message } = await work();
    showMessage(queryClient, threadId, message);
    changeThread(queryClient, threadId, (thread) => (thread.lastMessage?.id === message.id ? { ...thread, lastMessage: message } : thread));
  } catch (error) {
    showMessage(queryClient, threadId, before);
    throw error;
  }
}
