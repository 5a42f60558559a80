import { expect, test } from 'vitest';
import { readBeginning } from './read-beginning.ts';

test('a short answer comes whole', async () => {
  const { bytes, isCut } = await readBeginning(new Response('From: ana'), 20);
  expect(new TextDecoder().decode(bytes)).toBe('From: ana');
  expect(isCut).toBe(false);
});

test('an answer of just the limit is not cut, a longer one is', async () => {
  expect((await readBeginning(new Response('12345'), 5)).isCut).toBe(false);
  const { bytes, isCut } = await readBeginning(new Response('123456'), 5);
  expect(new TextDecoder().decode(bytes)).toBe('12345');
  expect(isCut).toBe(true);
});

test('an answer without a body is empty', async () => {
  expect((await readBeginning(new Response(null), 5)).bytes).toHaveLength(0);
});
