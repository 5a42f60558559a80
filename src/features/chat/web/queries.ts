import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type ChatMessage, type ChatThread, findContacts, listMessages, listPinned, listReplies, readChatPage } from '../contract.ts';
import { type ChatSearch, chatPlaceFrom } from './chat-place.ts';
import { longestWindow, type MessageWindow, withRefreshed } from './messages/message-window.ts';
import { messagesInput, type OpeningPlace } from './messages/messages-input.ts';

const messagesPerRefresh = 100;

/** Threads, contacts, and the user's profile. */
export const chatPageQuery = queryOptions({
  queryKey: ['chat', 'page'] as const,
  queryFn: ({ signal }) => call(readChatPage, {}, { signal }),
  staleTime: 30_000,
});

/** Contacts not loaded with the page, by search text or by the id in the URL. */
export const contactsQuery = (query: { q: string } | { id: number }) =>
  queryOptions({
    queryKey: ['chat', 'contacts', query] as const,
    queryFn: async ({ signal }) => (await call(findContacts, { query }, { signal })).contacts,
    staleTime: 30_000,
  });

export const messagesKey = (threadId: number) => ['chat', 'messages', threadId] as const;

/** The window of messages around the reading position. A refetch reads the window again and what came after it. */
export const messagesQuery = (queryClient: QueryClient, threadId: number, opening: OpeningPlace = {}) =>
  queryOptions({
    queryKey: messagesKey(threadId),
    queryFn: async ({ signal }): Promise<MessageWindow> => {
      const held = heldWindow(queryClient, threadId);
      const firstId = held?.messages[0]?.id;
      if (!held || firstId === undefined) return readWindow(threadId, opening, signal);
      const fresh = await readFrom(threadId, firstId, held.messages.at(-1)?.id ?? 0, signal);
      return withRefreshed(heldWindow(queryClient, threadId) ?? held, fresh);
    },
    // The change stream invalidates them.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

export const pinnedQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['chat', 'pinned', threadId] as const,
    queryFn: ({ signal }) => call(listPinned, { params: { id: threadId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const repliesQuery = (rootId: number) =>
  queryOptions({
    queryKey: ['chat', 'replies', rootId] as const,
    queryFn: ({ signal }) => call(listReplies, { params: { id: rootId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

export const heldWindow = (queryClient: QueryClient, threadId: number) => queryClient.getQueryData<MessageWindow>(messagesKey(threadId));

export async function readWindow(
  id: number,
  query: OpeningPlace & { before?: number; after?: number },
  signal?: AbortSignal,
): Promise<MessageWindow & { firstId: number | null }> {
  const { messages, hasBefore, hasAfter, firstId } = await call(listMessages, messagesInput(id, query), { signal });
  return { messages, hasBefore, hasAfter, firstId };
}

/** Reads all messages from one id to another and what came after, up to the window's maximum. */
async function readFrom(id: number, firstId: number, lastId: number, signal: AbortSignal): Promise<MessageWindow> {
  const messages: ChatMessage[] = [];
  let hasAfter = true;
  let after = firstId - 1;
  while (hasAfter && (after < lastId || messages.length < longestWindow)) {
    const page = await call(
      listMessages,
      { params: { id }, query: { ...(after > 0 ? { after } : { around: firstId }), perPage: messagesPerRefresh } },
      { signal },
    );
    messages.push(...page.messages.filter((message) => message.id > after));
    const last = messages.at(-1)?.id ?? after;
    hasAfter = page.hasAfter && last > after;
    after = last;
  }
  return { messages, hasBefore: true, hasAfter };
}

/** Updates the cached thread until the next refetch. */
export function changeThread(queryClient: QueryClient, threadId: number, change: (thread: ChatThread) => ChatThread): void {
  queryClient.setQueryData(chatPageQuery.queryKey, (page) =>
    page ? { ...page, threads: page.threads.map((thread) => (thread.id === threadId ? change(thread) : thread)) } : page,
  );
}

/** Prefetches the initial data while the page's code is loading. */
export async function prefetchChat(queryClient: QueryClient, search: ChatSearch): Promise<void> {
  const { threadId, messageId } = chatPlaceFrom(search);
  const opening = messageId === undefined ? {} : { around: messageId };
  await Promise.all([
    queryClient.prefetchQuery(chatPageQuery),
    threadId === undefined || heldWindow(queryClient, threadId)
      ? undefined
      : queryClient.prefetchQuery(messagesQuery(queryClient, threadId, opening)),
  ]);
}
