import { expect, test } from 'vitest';
import { stillMatching } from './still-matching.ts';

const found = [
  { name: 'Joanna Oak', email: 'jo@a.example' },
  { name: 'Josephine Pine', email: 'pine@a.example' },
  { name: '', email: 'José.Ash@b.example' },
];
const still = (typed: string) => stillMatching(found, typed, ({ name, email }) => [name, email]).map(({ email }) => email);

test('keeps results of an earlier search only while they match the current input', () => {
  expect(still('jo')).toEqual(found.map(({ email }) => email));
  expect(still('josep')).toEqual(['pine@a.example']);
  expect(still(' JOSE ')).toEqual(['pine@a.example', 'José.Ash@b.example']);
  expect(still('pine@')).toEqual(['pine@a.example']);
  expect(still('josef')).toEqual([]);
});
