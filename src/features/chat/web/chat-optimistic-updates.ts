import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import type { ChatMessage, ChatThread } from '../contract.ts';
import type { ChatProfile } from '../presence-contract.ts';
import { withMessage } from './messages/message-window.ts';
import type { chatPageQuery, messagesQuery, repliesQuery } from './queries.ts';

/**
 * Cached chat queries that optimistic updates apply to: the page with all threads, each thread's messages, and the replies to a message.
 */
export type ChatViews = {
  page: ViewOf<typeof chatPageQuery>;
  messages: ViewOf<ReturnType<typeof messagesQuery>>;
  replies: ViewOf<ReturnType<typeof repliesQuery>>;
};

type ChatOptimisticUpdate = OptimisticUpdatesOf<ChatViews>;

export const chatWords: ActionWords = { failed: (t) => t('common.changeNotSaved'), undoNeeds: ['update', 'Chat'] };

export const withThread = (threadId: number, change: (thread: ChatThread) => ChatThread): ChatOptimisticUpdate => ({
  page: (page) => ({ ...page, threads: page.threads.map((thread) => (thread.id === threadId ? change(thread) : thread)) }),
});

/** Applies a changed message to its thread, and to the thread list if it is the last one. */
export const withChangedMessage = (threadId: number, message: ChatMessage): ChatOptimisticUpdate => ({
  ...withThread(threadId, (thread) => (thread.lastMessage?.id === message.id ? { ...thread, lastMessage: message } : thread)),
  messages: (window, [, , id]) => (id === threadId && message.rootId === null ? withMessage(window, message) : window),
  ...inReplies(message.id, () => message),
});

/** Applies a change to a message in the cached replies, whether it is the root or a reply. */
const inReplies = (messageId: number, change: (message: ChatMessage) => ChatMessage): ChatOptimisticUpdate => ({
  replies: (answer) => {
    const changed = (one: ChatMessage) => (one.id === messageId ? change(one) : one);
    return { ...answer, root: changed(answer.root), replies: answer.replies.map(changed) };
  },
});

/** Adds or removes one person's reaction and keeps those of others. */
export const withReaction = (threadId: number, messageId: number, reaction: Reaction): ChatOptimisticUpdate => ({
  messages: (window, [, , id]) => {
    const message = id === threadId ? window.messages.find((one) => one.id === messageId) : undefined;
    return message ? withMessage(window, { ...message, reactions: reacted(message.reactions, reaction) }) : window;
  },
  ...inReplies(messageId, (message) => ({ ...message, reactions: reacted(message.reactions, reaction) })),
});

interface Reaction {
  emoji: string;
  personId: number;
  value: boolean;
}

function reacted(reactions: ChatMessage['reactions'], { emoji, personId, value }: Reaction): ChatMessage['reactions'] {
  const there = reactions.some((one) => one.emoji === emoji) ? reactions : [...reactions, { emoji, personIds: [] }];
  return there
    .map((one) => {
      if (one.emoji !== emoji) return one;
      const others = one.personIds.filter((id) => id !== personId);
      const isSame = value && others.length < one.personIds.length;
      return isSame ? one : { ...one, personIds: value ? [...others, personId] : others };
    })
    .filter(({ personIds }) => personIds.length > 0);
}

export const withProfile = (change: (profile: ChatProfile) => ChatProfile): ChatOptimisticUpdate => ({
  page: (page) => ({ ...page, profile: change(page.profile) }),
});
