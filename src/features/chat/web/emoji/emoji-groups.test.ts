import { expect, test } from 'vitest';
import { emojiGroups, emojiLike } from './emoji-groups.ts';

const all = emojiGroups.flatMap(({ emoji }) => emoji);

test('lists single emoji with unique names', () => {
  for (const { emoji, names } of all) {
    expect(emoji).toMatch(/^\p{RGI_Emoji}$/v);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_+-]+$/);
  }
  const names = all.flatMap((one) => one.names);
  expect([new Set(names).size, new Set(all.map(({ emoji }) => emoji)).size]).toEqual([names.length, all.length]);
});

test('finds emoji by parts of their names, prefix matches first', () => {
  const found = (typed: string) => emojiLike(typed).map(({ emoji }) => emoji);
  expect(found(':tada')).toEqual(['🎉']);
  expect(found('thumbs')).toEqual(['👍', '👎']);
  expect(found('Heart').slice(0, 3)).toEqual(['😍', '🫶', '❤️']);
  expect(found('white check')).toEqual(['✅']);
  expect(found('zzz')).toEqual([]);
});
