import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { withBoardTitle } from './board-changes.ts';
import type { BoardPage } from './board-page-answer.ts';
import { pageWith, pendingNow, showWhile } from './pending-changes.ts';
import { nextStamp } from './stamp.ts';

const answered = (title: string): BoardPage => ({ boards: [{ id: 'a', title }], cards: [], people: [], stamp: nextStamp() });
const shownTitle = (page: BoardPage) => pageWith(page, pendingNow()).boards[0]?.title;
const toPage = (page: BoardPage) => withBoardTitle(page, 'a', 'Mine');

test('a change is shown until an answer that was asked for later has it, whatever comes in between', async () => {
  let finish = () => {};
  const sent = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const before = answered('Old');
  const done = showWhile(new QueryClient(), { toPage }, () => sent);
  expect(shownTitle(before)).toBe('Mine');
  // Somebody else changed something: what is fetched now lacks this change still.
  const between = answered('Old');
  expect(shownTitle(between)).toBe('Mine');
  finish();
  await done;
  expect(shownTitle(between)).toBe('Mine');
  expect(shownTitle(answered('Renamed by another'))).toBe('Renamed by another');
});

test('a change that fails is gone again', async () => {
  const page = answered('Old');
  const done = showWhile(new QueryClient(), { toPage }, () => Promise.reject(new Error('refused')));
  expect(shownTitle(page)).toBe('Mine');
  await expect(done).rejects.toThrow('refused');
  expect(shownTitle(page)).toBe('Old');
});

test('what is kept after the change was said to be in it does not show it twice', async () => {
  await showWhile(new QueryClient(), { toPage }, async (settle) => {
    settle();
    expect(shownTitle(answered('Mine, as the server has it'))).toBe('Mine, as the server has it');
  });
});
