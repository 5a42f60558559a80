import { expect, test } from 'vitest';
import type { SearchHit } from '#platform/search/contract.ts';
import { lineOf, linkableHits } from './linkable-hit.ts';

const hit = (kind: SearchHit['kind'], id: number, path = '/'): SearchHit => ({
  ...{ kind, id, path, title: `${kind} ${id}` },
  ...{ titleMarks: [], detail: '', detailMarks: [], time: null },
});
const names = (hits: readonly SearchHit[], kinds: Parameters<typeof linkableHits>[1]) =>
  linkableHits(hits, kinds, { kind: 'mail', id: 1 }).map(({ kind, id }) => `${kind} ${id}`);

test('offers only linkable results, without the record itself', () => {
  const hits = [hit('mail', 1), hit('mail', 2), hit('client', 3), hit('card', 4), hit('todo', 5)];
  expect(names(hits, ['mail', 'card'])).toEqual(['mail 2', 'card 4']);
});

test('maps edited occurrences to their event, offered once', () => {
  const hits = [hit('event', 7, '/apps/calendar?event=7&at=2031-05-04'), hit('event', 9, '/apps/calendar?event=7&at=2031-05-05')];
  expect(names(hits, ['event'])).toEqual(['event 7']);
});

test('limits the query to linkable kinds', () => {
  expect(lineOf('oak desks', ['card', 'todo', 'event'])).toBe('oak desks in:card in:todo in:event');
});
