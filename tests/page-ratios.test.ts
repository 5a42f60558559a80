import { expect, test } from 'vitest';
import { regressions, usableRatios } from '../bench/page-ratios.mjs';

const load = (route: string, usable: number, ok = true) => ({ route, usable, ok });

test('measures a page by the median of its loads, as a ratio to the empty page', () => {
  const rows = [
    ...[load('empty', 900), load('empty', 700), load('empty', 800)],
    ...[load('/apps/todo', 1600), load('/apps/todo', 9000), load('/apps/todo', 1500), load('/apps/todo', 100, false)],
    load('/broken', 0, false),
  ];
  expect(usableRatios(rows, 'empty')).toEqual({ '/apps/todo': 2 });
});

test('reports a page more than 15 % slower than the committed run, and skips a new page', () => {
  const committed = { '/apps/todo': 2, '/apps/chat': 2 };
  expect(regressions({ '/apps/todo': 2.3, '/apps/chat': 2.31, '/new': 9 }, committed)).toEqual(['/apps/chat']);
});
