import { expect, test } from 'vitest';
import type { ChatMessage } from '../../contract.ts';
import { longestWindow, type MessageWindow, seenUpTo, withMessage, withNewer, withOlder, withRefreshed } from './message-window.ts';

const message = (id: number, text = `m${id}`): ChatMessage => ({
  id,
  message: text,
  time: new Date(id * 1000).toISOString(),
  senderId: 1,
  attachments: [],
  isEdited: false,
  isPinned: false,
  isDeleted: false,
  clientId: null,
  reactions: [],
  rootId: null,
  replies: null,
  quoted: null,
});
const stretch = (from: number, to: number, hasBefore = true, hasAfter = false): MessageWindow => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasBefore,
  hasAfter,
});
const ends = ({ messages, hasBefore, hasAfter }: MessageWindow) => [messages[0]?.id, messages.at(-1)?.id, hasBefore, hasAfter];

test('joins older and newer messages without duplicates', () => {
  expect(ends(withOlder(stretch(51, 100), stretch(1, 52, false)))).toEqual([1, 100, false, false]);
  expect(ends(withNewer(stretch(1, 50, false, true), stretch(50, 90, true, true)))).toEqual([1, 90, false, true]);
});

test('limits the length of a window and reports that there is more', () => {
  const long = withOlder(stretch(101, 300), stretch(51, 100));
  expect(ends(long)).toEqual([51, 50 + longestWindow, true, true]);
  expect(ends(withNewer(stretch(1, 200, false, true), stretch(201, 250)))).toEqual([51, 250, true, false]);
});

test('replaces refetched messages and appends new ones', () => {
  const fresh = { ...stretch(1, 12), messages: stretch(1, 12).messages.map((one) => (one.id === 5 ? message(5, 'edited') : one)) };
  const refreshed = withRefreshed(stretch(1, 10, false), fresh);
  expect(ends(refreshed)).toEqual([1, 12, false, false]);
  expect(refreshed.messages[4]?.message).toBe('edited');
});

test('leaves no gap when a window does not reach the end or has moved in the meantime', () => {
  expect(ends(withRefreshed(stretch(1, 10, false, true), stretch(1, 12)))).toEqual([1, 10, false, true]);
  expect(ends(withRefreshed(stretch(500, 510), stretch(1, 12)))).toEqual([500, 510, true, false]);
});

test('inserts a message sent just before the own one even if the response to the own one arrived first', () => {
  const own = withMessage(stretch(1, 3), message(6));
  const ids = ({ messages }: MessageWindow) => messages.map(({ id }) => id);
  expect(ids(withRefreshed(own, stretch(1, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // The refetch started before the user's message existed.
  expect(ids(withRefreshed(own, stretch(1, 5)))).toEqual([1, 2, 3, 4, 5, 6]);
  const long = withRefreshed(withMessage(stretch(1, longestWindow), message(longestWindow + 2)), stretch(1, longestWindow + 2));
  expect(ends(long)).toEqual([3, longestWindow + 2, true, false]);
  // Pruned messages don't come back.
  expect(ids(withRefreshed(stretch(3, 5), stretch(1, 5)))).toEqual([3, 4, 5]);
});

test('handles the first message of an empty thread and a sent message', () => {
  const empty = { messages: [], hasBefore: false, hasAfter: false };
  expect(ends(withRefreshed(empty, stretch(1, 1)))).toEqual([1, 1, false, false]);
  expect(ends(withMessage(stretch(1, 3), message(9)))).toEqual([1, 9, true, false]);
  expect(withMessage(stretch(1, 3), message(2, 'changed')).messages[1]?.message).toBe('changed');
  expect(ends(withMessage(stretch(1, 3, true, true), message(9)))).toEqual([1, 3, true, true]);
});

const shown = (hasAfter: boolean, ...ids: number[]) => ({ hasAfter, messages: ids.map((id) => ({ id })) });

test('counts the last rendered message as seen', () => {
  expect(seenUpTo(shown(false, 7, 8), 8)).toBe(8);
  expect(seenUpTo(shown(false, 7, 8, 9), 8)).toBe(9);
});

test('counts nothing as seen while a newer message is known but not rendered', () => {
  expect(seenUpTo(shown(false, 7, 8), 9)).toBeUndefined();
});

test('counts everything as seen when a thread is opened in its middle', () => {
  expect(seenUpTo(shown(true, 7, 8), 20)).toBe(20);
  expect(seenUpTo(undefined, 20)).toBe(20);
});

test('counts nothing as seen in a thread without messages', () => {
  expect(seenUpTo(shown(false), undefined)).toBeUndefined();
});
