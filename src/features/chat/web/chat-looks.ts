import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import type { ChatMessage, ChatProfile, ChatThread } from '../contract.ts';
import { withMessage } from './messages/message-window.ts';
import type { chatPageQuery, messagesQuery } from './queries.ts';

/** What is read of the chat and shows changes that are under way: the page with all threads, and the messages of each. */
export type ChatViews = { page: ViewOf<typeof chatPageQuery>; messages: ViewOf<ReturnType<typeof messagesQuery>> };

type ChatLook = LookOf<ChatViews>;

export const chatWords: ActionWords = { failed: (t) => t('chat.failed.change'), undoNeeds: ['update', 'Chat'] };

export const withThread = (threadId: number, change: (thread: ChatThread) => ChatThread): ChatLook => ({
  page: (page) => ({ ...page, threads: page.threads.map((thread) => (thread.id === threadId ? change(thread) : thread)) }),
});

/** A message as it is now, in its thread and where that tells of its last one. */
export const withChangedMessage = (threadId: number, message: ChatMessage): ChatLook => ({
  ...withThread(threadId, (thread) => (thread.lastMessage?.id === message.id ? { ...thread, lastMessage: message } : thread)),
  messages: (window, [, , id]) => (id === threadId ? withMessage(window, message) : window),
});

export const withProfile = (change: (profile: ChatProfile) => ChatProfile): ChatLook => ({
  page: (page) => ({ ...page, profile: change(page.profile) }),
});
