import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import { movedBefore } from '../moved-before.ts';
import type { bookmarkQuery } from './bookmark-query.ts';

/** Bookmark queries that show optimistic updates. */
export type BookmarkViews = { list: ViewOf<typeof bookmarkQuery> };

/** Adds a bookmark at the end, or removes it. */
export const withBookmark = (id: number, isBookmarked: boolean): OptimisticUpdatesOf<BookmarkViews> => ({
  list: ({ suggestions, bookmarks }) => {
    const others = bookmarks.filter((page) => page.id !== id);
    const known = bookmarks.find((page) => page.id === id);
    const added = known ?? suggestions.find((page) => page.id === id);
    return {
      suggestions: suggestions.map((page) => (page.id === id ? { ...page, isBookmarked } : page)),
      bookmarks: isBookmarked ? (known ? bookmarks : [...bookmarks, ...(added ? [{ ...added, isBookmarked }] : [])]) : others,
    };
  },
});

/** Moves a bookmark before another, or to the end. */
export const withMoved = (id: number, beforeId: number | null): OptimisticUpdatesOf<BookmarkViews> => ({
  list: (shown) => {
    const byId = new Map(shown.bookmarks.map((page) => [page.id, page]));
    return { ...shown, bookmarks: movedBefore([...byId.keys()], id, beforeId).flatMap((one) => byId.get(one) ?? []) };
  },
});
