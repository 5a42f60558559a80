import { expect, test } from 'vitest';
import { optionsLike } from './options-like.ts';

const woods = ['Walnut', 'Dark oak', 'Oak', 'Chêne', 'Ash'];
const like = (typed: string, most?: number) => optionsLike(woods, typed, (wood) => wood, most);

test('lists prefix matches first and ignores case and accents', () => {
  expect(like('OAK')).toEqual(['Oak', 'Dark oak']);
  expect(like('chene')).toEqual(['Chêne']);
});

test('returns all options without input, up to the limit', () => {
  expect(like(' ')).toEqual(woods);
  expect(like('a', 2)).toEqual(['Ash', 'Walnut']);
});
