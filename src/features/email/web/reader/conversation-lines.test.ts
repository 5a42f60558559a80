import { expect, test } from 'vitest';
import type { OpenEmail } from '../../contract.ts';
import { linesOf, mailsOf, openAtFirst } from './conversation-lines.ts';

const mail = (id: number, isRead = true) => ({ id, isRead, time: `2026-03-12T09:00:${String(id).padStart(2, '0')}Z`, replies: [] });
const opened = (root: object, replies: object[] = [], earlier: object[] = []) => ({ ...root, replies, earlier }) as never as OpenEmail;

test('orders a conversation, with earlier emails above the listed one', () => {
  expect(mailsOf(opened(mail(2), [mail(4), mail(3)], [mail(1)])).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('expands only the newest email of a read conversation', () => {
  expect([...openAtFirst(opened(mail(1), [mail(2), mail(3)]))]).toEqual([3]);
  expect([...openAtFirst(opened(mail(1)))]).toEqual([1]);
});

test('expands unread emails too', () => {
  expect([...openAtFirst(opened(mail(1, false), [mail(2), mail(3, false), mail(4, false)]))].sort()).toEqual([3, 4]);
  expect([...openAtFirst(opened(mail(1, false), [mail(2, false)]))].sort()).toEqual([1, 2]);
  expect([...openAtFirst(opened(mail(2, false), [], [mail(1)]))]).toEqual([2]);
});

test('groups the collapsed middle of a long conversation into one line between its first and last email', () => {
  const mails = Array.from({ length: 14 }, (_, index) => mail(index + 1));
  const lines = linesOf(mails, (id) => id === 14).map((line) => (Array.isArray(line) ? `${line.length} older` : line.id));
  expect(lines).toEqual([1, '11 older', 13, 14]);
});

test('shows few collapsed emails as a line each', () => {
  const mails = Array.from({ length: 5 }, (_, index) => mail(index + 1));
  expect(linesOf(mails, (id) => id === 5)).toEqual(mails);
});

test('splits the collapsed emails at an expanded one in the middle', () => {
  const mails = Array.from({ length: 12 }, (_, index) => mail(index + 1));
  const lines = linesOf(mails, (id) => id === 7 || id === 12).map((line) => (Array.isArray(line) ? `${line.length} older` : line.id));
  expect(lines).toEqual([1, '4 older', 6, 7, 8, 9, 10, 11, 12]);
});
