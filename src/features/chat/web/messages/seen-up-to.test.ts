import { expect, test } from 'vitest';
import { seenUpTo } from './seen-up-to.ts';

const shown = (hasAfter: boolean, ...ids: number[]) => ({ hasAfter, messages: ids.map((id) => ({ id })) });

test('what stands last is seen', () => {
  expect(seenUpTo(shown(false, 7, 8), 8)).toBe(8);
  expect(seenUpTo(shown(false, 7, 8, 9), 8)).toBe(9);
});

test('nothing is seen while a newer message is known that does not stand there yet', () => {
  expect(seenUpTo(shown(false, 7, 8), 9)).toBeUndefined();
});

test('whoever opens a thread in its middle has seen it up to its newest message', () => {
  expect(seenUpTo(shown(true, 7, 8), 20)).toBe(20);
  expect(seenUpTo(undefined, 20)).toBe(20);
});

test('a thread without messages is not seen', () => {
  expect(seenUpTo(shown(false), undefined)).toBeUndefined();
});
