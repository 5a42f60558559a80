import { expect, test } from 'vitest';
import { readBeginning } from './read-beginning.ts';

test('returns a short response completely', async () => {
  const { bytes, isCut } = await readBeginning(new Response('From: ana'), 20);
  expect(new TextDecoder().decode(bytes)).toBe('From: ana');
  expect(isCut).toBe(false);
});

test('does not cut a response at exactly the limit, but a longer one', async () => {
  expect((await readBeginning(new Response('12345'), 5)).isCut).toBe(false);
  const { bytes, isCut } = await readBeginning(new Response('123456'), 5);
  expect(new TextDecoder().decode(bytes)).toBe('12345');
  expect(isCut).toBe(true);
});

test('returns nothing for a response without a body', async () => {
  expect((await readBeginning(new Response(null), 5)).bytes).toHaveLength(0);
});
