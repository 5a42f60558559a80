import { expect, test } from 'vitest';
import { optionsLike } from './options-like.ts';

const woods = ['Walnut', 'Dark oak', 'Oak', 'Chêne', 'Ash'];
const like = (typed: string, most?: number) => optionsLike(woods, typed, (wood) => wood, most);

test('what begins with the text comes first, and case and accents do not count', () => {
  expect(like('OAK')).toEqual(['Oak', 'Dark oak']);
  expect(like('chene')).toEqual(['Chêne']);
});

test('nothing typed is everything, up to the most that is wanted', () => {
  expect(like(' ')).toEqual(woods);
  expect(like('a', 2)).toEqual(['Ash', 'Walnut']);
});
