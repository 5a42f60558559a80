import { expect, test } from 'vitest';
import type { PageItem } from '#contract/page-item.ts';
import { withBookmark, withMoved } from './bookmark-optimistic-updates.ts';
import { bookmarkQuery } from './bookmark-query.ts';

const page = (id: number, isBookmarked: boolean): PageItem => ({
  id,
  target: `p${id}`,
  title: `P ${id}`,
  icon: 'Mail',
  link: `/p${id}`,
  isBookmarked,
});
const shown = { suggestions: [page(1, true), page(2, true), page(3, false)], bookmarks: [page(1, true), page(2, true)] };
const key = bookmarkQuery.queryKey;
const ids = (look: ReturnType<typeof withMoved>) => look.list?.(shown, key).bookmarks.map(({ id }) => id);

test('adds a new bookmark at the end and leaves an existing one in place', () => {
  expect(ids(withBookmark(3, true))).toEqual([1, 2, 3]);
  expect(ids(withBookmark(1, true))).toEqual([1, 2]);
  expect(ids(withBookmark(1, false))).toEqual([2]);
  expect(withBookmark(3, true).list?.(shown, key).suggestions.at(-1)?.isBookmarked).toBe(true);
  // Pages without permission are not suggested.
  expect(ids(withBookmark(9, true))).toEqual([1, 2]);
});

test('moves a bookmark before another or to the end; before itself nothing changes', () => {
  expect(ids(withMoved(2, 1))).toEqual([2, 1]);
  expect(ids(withMoved(1, null))).toEqual([2, 1]);
  expect(ids(withMoved(1, 1))).toEqual([1, 2]);
});
