import { expect, test } from 'vitest';
import { emojiLike } from '../emoji/emoji-groups.ts';
import { emojiAt, mentionAt } from './completion-at.ts';

const found = (text: string, cursor = text.length) => emojiAt(text, cursor, emojiLike)?.found.map(({ emoji }) => emoji) ?? null;

test('letters behind a colon offer what is named so, a whole name that one alone', () => {
  expect(found('Well done :tad')).toEqual(['🎉']);
  expect(found(':smil')?.slice(0, 2)).toEqual(['😃', '😄']);
  expect(found(':smile:')).toEqual(['😄']);
  expect(found('(:+1:')).toEqual(['👍']);
  expect(emojiAt('Well done :tad', 14, emojiLike)?.from).toBe(10);
});

test('a time, an address, a ratio and one letter are none', () => {
  for (const text of ['at 12:30', 'https://a.example', 'a:smile', ':s', 'note: fine', ':smile and']) expect(found(text)).toBeNull();
});

test('only what stands before the cursor counts', () => {
  expect(found(':tada and more', 3)).toEqual(expect.arrayContaining(['🎉']));
  expect(found(':no_such_thing:')).toEqual([]);
});

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
