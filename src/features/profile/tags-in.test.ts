import { expect, test } from 'vitest';
import { tagsIn } from './tags-in.ts';

test('a tag is a word of any script after a #, listed once', () => {
  expect(tagsIn('Stand #B14 in #bergen, #Ølen and #ميرامار. #bergen!')).toEqual(['#B14', '#bergen', '#Ølen', '#ميرامار']);
});

test('numbers, headings, and URL fragments are not tags', () => {
  expect(tagsIn('Part #2 of https://a.example/x#part, a#b, ## and #')).toEqual([]);
});
