import { expect, test } from 'vitest';
import { mentionAt } from './mention-at.ts';

const people = [
  { id: 1, fullName: 'Zoë van der Meulen', avatar: null },
  { id: 2, fullName: 'Ewa Wiśniewska', avatar: null },
];
const names = (text: string) => mentionAt(text, text.length, people)?.found.map(({ id }) => id) ?? null;

test('an at and the beginning of a name finds who is meant, without regard to accents', () => {
  expect(names('@')).toEqual([1, 2]);
  expect(names('Ask @zoe')).toEqual([1]);
  expect(names('Ask @ewa wis')).toEqual([2]);
  expect(mentionAt('Ask @ewa now', 8, people)).toEqual({ from: 4, found: [people[1]] });
});

test('an address, a name that is whole, and nobody mention nobody', () => {
  expect(names('ewa@e')).toBeNull();
  expect(names('@Ewa Wiśniewska ')).toBeNull();
  expect(names('@xyz')).toBeNull();
  expect(names('no at')).toBeNull();
});
