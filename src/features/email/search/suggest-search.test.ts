import { expect, test } from 'vitest';
import { suggestSearch } from './suggest-search.ts';

const knowledge = {
  language: 'en',
  labels: [{ name: 'Big clients' }],
  people: [{ name: 'Ann Berg', email: 'ann@b.example' }],
  days: ['2030-05-14', '2030-05-07'],
};
const shown = (typed: string, language = 'en') => suggestSearch(typed, { ...knowledge, language }).map(({ q }) => q);

test.each([
  ['fr', ['from:']],
  ['oak FR', ['oak from:']],
  ['-fr', ['-from:']],
  ['b', ['bcc:', 'before:']],
  ['from:a', ['from:ann@b.example']],
  ['oak from:"ann b', ['oak from:ann@b.example']],
  ['has:', ['has:attachment']],
  ['in:tr', ['in:trash']],
  ['is:', ['is:unread', 'is:read', 'is:starred', 'is:unanswered']],
  ['label:cli', ['label:"Big clients"']],
  ['label:p', ['label:personal', 'label:private']],
  ['before:2030', ['before:2030-05-14', 'before:2030-05-07']],
])('after “%s” suggests %j', (typed, expected) => {
  expect(shown(typed)).toEqual(expected);
});

test.each(['', 'oak', 'oak ', '"oak', 'in:trash', 'from:"ann berg"', 'subject:ro', 'before:2030-05-07'])(
  'after “%s” suggests nothing',
  (typed) => {
    expect(shown(typed)).toEqual([]);
  },
);

test.each([
  ['de', 'vo', ['von:', 'vor:']],
  ['de', 'fr', ['von:']],
  ['de', 'in:papier', ['in:papierkorb']],
  ['fr', 'pi', []],
  ['fr', 'contient:pi', ['contient:pièce-jointe']],
  ['fr', 'av', ['avant:']],
  ['pt', 'assu', ['assunto:']],
  ['pt', 'em:ras', ['em:rascunhos']],
])('in %s after “%s” suggests %j', (language, typed, expected) => {
  expect(shown(typed, language)).toEqual(expected);
});

test('suggests Arabic names to Arabic readers, even after English input', () => {
  expect(shown('fr', 'ar')).toEqual(['من:']);
  expect(shown('في:المه', 'ar')).toEqual(['في:المهملات']);
});
