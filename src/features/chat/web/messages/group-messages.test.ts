import { expect, test } from 'vitest';
import type { ChatMessage } from '../../contract.ts';
import { groupMessages } from './group-messages.ts';

const at = (id: number, senderId: number, time: Date, clientId: string | null = null): ChatMessage => ({
  id,
  message: `m${id}`,
  time: time.toISOString(),
  senderId,
  attachments: [],
  isEdited: false,
  isPinned: false,
  isDeleted: false,
  clientId,
  reactions: [],
  rootId: null,
  replies: null,
  quoted: null,
});
const keys = (messages: ChatMessage[], waiting: Parameters<typeof groupMessages>[1] = []) =>
  groupMessages(messages, waiting, 1).map(({ runs }) => runs.map(({ items }) => items.map(({ key }) => key)));

test('starts a new run with another sender, after five minutes and on a new day', () => {
  const messages = [
    at(1, 1, new Date(2030, 0, 1, 9, 0)),
    at(2, 1, new Date(2030, 0, 1, 9, 4)),
    at(3, 2, new Date(2030, 0, 1, 9, 5)),
    at(4, 2, new Date(2030, 0, 1, 9, 11)),
    at(5, 2, new Date(2030, 0, 2, 0, 1)),
  ];
  expect(keys(messages)).toEqual([[['1', '2'], ['3'], ['4']], [['5']]]);
});

test('puts pending messages last, with a key that stays the same once they are sent, and shows each once', () => {
  const there = at(1, 1, new Date(2030, 0, 1, 9, 0), 'a');
  const waiting = { clientId: 'b', message: 'x', attachments: [], time: new Date(2029, 11, 31).toISOString() };
  expect(keys([there], [waiting])).toEqual([[['a', 'b']]]);
  expect(keys([there], [{ ...waiting, clientId: 'a' }])).toEqual([[['a']]]);
  expect(keys([at(7, 2, new Date(2030, 0, 1), 'a')], [])).toEqual([[['7']]]);
});
