import { expect, test } from 'vitest';
import { looksSettled, looksWithoutAnswer, withVote } from './help-optimistic-updates.ts';
import { faqQuery, lostQuery } from './help-queries.ts';

test('the own vote is counted once, changed, and withdrawn', () => {
  const before = { yes: 3, no: 1, mine: null };
  const helped = withVote(before, true);
  expect(helped).toEqual({ yes: 4, no: 1, mine: true });
  expect(withVote(helped, true)).toEqual(helped);
  expect(withVote(helped, false)).toEqual({ yes: 3, no: 2, mine: false });
  expect(withVote(helped, null)).toEqual(before);
});

test('a resolved search leaves its page of the list and the count', () => {
  const search = (words: string) => ({ words, text: words, times: 1, lastAt: '2030-01-01T00:00:00.000Z' });
  const look = looksSettled('fax').lost;
  const key = lostQuery({ page: 1, perPage: 25 }).queryKey;
  expect(look?.({ searches: [search('fax'), search('bus')], total: 9 }, key)).toEqual({ searches: [search('bus')], total: 8 });
  expect(look?.({ searches: [search('bus')], total: 9 }, key)).toEqual({ searches: [search('bus')], total: 9 });
});

test('a deleted answer leaves only its category', () => {
  const item = (id: number) => ({ id, question: '?', ans: '!', version: 1 });
  const category = (...ids: number[]) => ({ id: 1, icon: 'card', title: 'T', subtitle: '', qandA: ids.map(item) });
  const after = looksWithoutAnswer(2).faq?.({ payment: category(1, 2), delivery: category(3) }, faqQuery('').queryKey);
  expect(after).toEqual({ payment: category(1), delivery: category(3) });
});
