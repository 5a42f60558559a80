import { expect, test } from 'vitest';
import type { OpenEmail } from '../../contract.ts';
import { conversationOf, newestOf, type Reply } from './conversation-of.ts';

const reply = (id: number, time: string, replies: Reply[] = []) => ({ id, time, replies }) as Reply;

test('sorts nested replies among the others by time', () => {
  const first = reply(1, '2026-03-12T09:00:00Z', [reply(3, '2026-03-12T11:00:00Z', [reply(4, '2026-03-12T12:00:00Z')])]);
  const all = conversationOf([first, reply(2, '2026-03-12T10:00:00Z')]);
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('replies to the newest sent email, not to one in its undo period', () => {
  const leaving = { ...reply(2, '2026-03-12T10:00:00Z'), isDraft: true };
  const mail = (replies: Reply[]) => ({ id: 1, replies }) as OpenEmail;
  expect(newestOf(mail([leaving])).id).toBe(1);
  expect(newestOf(mail([reply(3, '2026-03-12T09:00:00Z'), leaving])).id).toBe(3);
});
