import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import type { ChatMessage, ChatThread } from '../contract.ts';
import type { ChatProfile } from '../presence-contract.ts';
import { withMessage } from './messages/message-window.ts';
import type { chatPageQuery, messagesQuery, repliesQuery } from './queries.ts';

/** What is read of the chat and shows changes that are under way: the page with all threads, the messages of each, and replies to one. */
export type ChatViews = {
  page: ViewOf<typeof chatPageQuery>;
  messages: ViewOf<ReturnType<typeof messagesQuery>>;
  replies: ViewOf<ReturnType<typeof repliesQuery>>;
};

type ChatLook = LookOf<ChatViews>;

export const chatWords: ActionWords = { failed: (t) => t('common.changeNotSaved'), undoNeeds: ['update', 'Chat'] };

export const withThread = (threadId: number, change: (thread: ChatThread) => ChatThread): ChatLook => ({
  page: (page) => ({ ...page, threads: page.threads.map((thread) => (thread.id === threadId ? change(thread) : thread)) }),
});

/** A message as it is now, in its thread and where that tells of its last one. */
export const withChangedMessage = (threadId: number, message: ChatMessage): ChatLook => ({
  ...withThread(threadId, (thread) => (thread.lastMessage?.id === message.id ? { ...thread, lastMessage: message } : thread)),
  messages: (window, [, , id]) => (id === threadId && message.rootId === null ? withMessage(window, message) : window),
  ...inReplies(message.id, () => message),
});

/** A message that was replied to, or a reply, where these are read. */
const inReplies = (messageId: number, change: (message: ChatMessage) => ChatMessage): ChatLook => ({
  replies: (answer) => {
    const changed = (one: ChatMessage) => (one.id === messageId ? change(one) : one);
    return { ...answer, root: changed(answer.root), replies: answer.replies.map(changed) };
  },
});

/** A message with somebody's reaction, or without it; those of others are as they are. */
export const withReaction = (threadId: number, messageId: number, reaction: Reaction): ChatLook => ({
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

export const withProfile = (change: (profile: ChatProfile) => ChatProfile): ChatLook => ({
  page: (page) => ({ ...page, profile: change(page.profile) }),
});
