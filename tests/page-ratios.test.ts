import { expect, test } from 'vitest';
import { regressions, usableRatios } from '../bench/page-ratios.mjs';

const load = (route: string, usable: number, ok = true) => ({ route, usable, ok });

test('a page is measured by the median of its loads, as a ratio to the empty page', () => {
  const rows = [
    ...[load('empty', 900), load('empty', 700), load('empty', 800)],
    ...[load('/apps/todo', 1600), load('/apps/todo', 9000), load('/apps/todo', 1500), load('/apps/todo', 100, false)],
    load('/broken', 0, false),
  ];
  expect(usableRatios(rows, 'empty')).toEqual({ '/apps/todo': 2 });
});

test('a page that is more than 15 % slower than the committed run has regressed; a new page has nothing to be compared with', () => {
  const committed = { '/apps/todo': 2, '/apps/chat': 2 };
  expect(regressions({ '/apps/todo': 2.3, '/apps/chat': 2.31, '/new': 9 }, committed)).toEqual(['/apps/chat']);
});
