import { expect, test } from 'vitest';
import { emojiLike } from '../emoji/emoji-groups.ts';
import { emojiAt, mentionAt } from './completion-at.ts';

const found = (text: string, cursor = text.length) => emojiAt(text, cursor, emojiLike)?.found.map(({ emoji }) => emoji) ?? null;

test('letters after a colon offer matching emoji, a complete name only its own', () => {
  expect(found('Well done :tad')).toEqual(['🎉']);
  expect(found(':smil')?.slice(0, 2)).toEqual(['😃', '😄']);
  expect(found(':smile:')).toEqual(['😄']);
  expect(found('(:+1:')).toEqual(['👍']);
  expect(emojiAt('Well done :tad', 14, emojiLike)?.from).toBe(10);
});

test('finds no emoji in a time, an address, a ratio or a single letter', () => {
  for (const text of ['at 12:30', 'https://a.example', 'a:smile', ':s', 'note: fine', ':smile and']) expect(found(text)).toBeNull();
});

test('looks only at text before the cursor', () => {
  expect(found(':tada and more', 3)).toEqual(expect.arrayContaining(['🎉']));
  expect(found(':no_such_thing:')).toEqual([]);
});

const people = [
  { id: 1, fullName: 'Zoë van der Meulen', avatar: null },
  { id: 2, fullName: 'Ewa Wiśniewska', avatar: null },
];
const names = (text: string) => mentionAt(text, text.length, people)?.found.map(({ id }) => id) ?? null;

test('an at sign and the start of a name find people, ignoring accents', () => {
  expect(names('@')).toEqual([1, 2]);
  expect(names('Ask @zoe')).toEqual([1]);
  expect(names('Ask @ewa wis')).toEqual([2]);
  expect(mentionAt('Ask @ewa now', 8, people)).toEqual({ from: 4, found: [people[1]] });
});

test('finds no mention in an address, after a complete name or without a match', () => {
  expect(names('ewa@e')).toBeNull();
  expect(names('@Ewa Wiśniewska ')).toBeNull();
  expect(names('@xyz')).toBeNull();
  expect(names('no at')).toBeNull();
});
