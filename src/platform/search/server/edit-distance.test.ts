import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['table', 'table', 0],
  ['tabel', 'table', 1],
  ['oka', 'oak', 1],
  ['invoce', 'invoice', 1],
  ['invoiice', 'invoice', 1],
  ['lmap', 'lamps', 2],
  ['', 'ab', 2],
  ['😀a', 'a', 1],
])('%s to %s', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
