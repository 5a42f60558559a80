import { expect, test } from 'vitest';
import type { ChatMessage, ChatThread } from '../contract.ts';
import { withChangedMessage } from './chat-looks.ts';
import { messagesKey } from './queries.ts';

const message = (id: number, text: string) => ({ id, message: text }) as ChatMessage;
const thread = (id: number, last: ChatMessage) => ({ id, lastMessage: last }) as ChatThread;

test('a changed message is shown in its thread, and in the list of threads where it is the last', () => {
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
