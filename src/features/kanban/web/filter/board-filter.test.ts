import { expect, test } from 'vitest';
import { filterFrom, letsAllThrough, matcherOf, searchOf } from './board-filter.ts';

const now = new Date(2026, 2, 12, 12, 0);
const card = {
  ...{
    id: 1,
    boardId: 'a',
    title: 'Façade of the Vale sofa',
    labels: ['Design'],
    excerpt: 'Two seats',
    dueDate: now.getTime() + 3_600_000,
  },
  ...{ coverImage: null, assigneeIds: [4], attachments: 0, comments: 0, checklistDone: 0, checklistTotal: 0, version: 1 },
};
const lets = (search: string) => matcherOf(filterFrom(new URLSearchParams(search)), now)(card);

test('round-trips the filter through the URL', () => {
  const search = '?q=two+seats&label=Design&label=Web&person=4&due=week';
  expect(searchOf(filterFrom(new URLSearchParams(search)))).toBe(search);
  expect(searchOf(filterFrom(new URLSearchParams('')), 7)).toBe('?task=7');
  expect(letsAllThrough(filterFrom(new URLSearchParams('?task=7&due=whenever')))).toBe(true);
});

test('matches words without accents and in any order', () => {
  expect(lets('?q=sofa+facade')).toBe(true);
  expect(lets('?q=chair')).toBe(false);
});

test('filters by labels, people and due dates', () => {
  expect([lets('?label=Design&label=Web'), lets('?label=Web')]).toEqual([true, false]);
  expect([lets('?person=4'), lets('?person=5')]).toEqual([true, false]);
  expect([lets('?due=today'), lets('?due=week'), lets('?due=overdue'), lets('?due=none')]).toEqual([true, true, false, false]);
});

test('counts a week from now', () => {
  const matches = matcherOf(filterFrom(new URLSearchParams('?due=week')), now);
  const due = (day: number, hour: number) => matches({ ...card, dueDate: new Date(2026, 2, day, hour).getTime() });
  expect([due(12, 11), due(19, 11), due(19, 13)]).toEqual([false, true, false]);
});
