import { expect, test } from 'vitest';
import type { ChatMessage, ChatThread } from '../contract.ts';
import { withChangedMessage, withReaction } from './chat-optimistic-updates.ts';
import { messagesKey } from './queries.ts';

const message = (id: number, text: string) => ({ id, message: text, rootId: null }) as ChatMessage;
const thread = (id: number, last: ChatMessage) => ({ id, lastMessage: last }) as unknown as ChatThread;

test('applies a changed message to its thread, and to the thread list when it is the last one', () => {
  const look = withChangedMessage(7, message(2, 'new'));
  const window = { messages: [message(1, 'a'), message(2, 'b')], hasBefore: false, hasAfter: false };
  type Key = Parameters<NonNullable<typeof look.messages>>[1];
  const shown = (threadId: number) => look.messages?.(window, messagesKey(threadId) as unknown as Key).messages.map((one) => one.message);
  expect([shown(7), shown(8)]).toEqual([
    ['a', 'new'],
    ['a', 'b'],
  ]);
  const page = { threads: [thread(7, message(2, 'b')), thread(8, message(1, 'a'))] } as never;
  expect(look.page?.(page, ['chat', 'page'] as never).threads.map(({ lastMessage }) => lastMessage?.message)).toEqual(['new', 'a']);
});

test('adds an own reaction to those of others once, and removes it', () => {
  const message = { id: 5, reactions: [{ emoji: '👍', personIds: [3] }] } as ChatMessage;
  const window = { messages: [message], hasBefore: false, hasAfter: false };
  const look = (from: typeof window, emoji: string, value: boolean) =>
    withReaction(7, 5, { emoji, personId: 1, value }).messages?.(from, messagesKey(7) as never) ?? from;
  const liked = look(look(window, '👍', true), '👍', true);
  expect(liked.messages[0]?.reactions).toEqual([{ emoji: '👍', personIds: [3, 1] }]);
  const both = look(liked, '🎉', true);
  expect(both.messages[0]?.reactions).toEqual([...(liked.messages[0]?.reactions ?? []), { emoji: '🎉', personIds: [1] }]);
  expect(look(look(both, '🎉', false), '👍', false).messages[0]?.reactions).toEqual(message.reactions);
});
