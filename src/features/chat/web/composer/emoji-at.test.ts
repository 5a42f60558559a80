import { expect, test } from 'vitest';
import { emojiLike } from '../emoji/emoji-groups.ts';
import { emojiAt } from './emoji-at.ts';

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
