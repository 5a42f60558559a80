import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import { movedBefore } from '../moved-before.ts';
import type { bookmarkQuery } from './bookmark-query.ts';

/** What is read of bookmarks and shows changes that are under way. */
export type BookmarkViews = { list: ViewOf<typeof bookmarkQuery> };

/** A page with its bookmark or without; a new one is the last. */
export const withBookmark = (id: number, isBookmarked: boolean): LookOf<BookmarkViews> => ({
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

/** A bookmark before another one, or at the end. */
export const withMoved = (id: number, beforeId: number | null): LookOf<BookmarkViews> => ({
  list: (shown) => {
    const byId = new Map(shown.bookmarks.map((page) => [page.id, page]));
    return { ...shown, bookmarks: movedBefore([...byId.keys()], id, beforeId).flatMap((one) => byId.get(one) ?? []) };
  },
});
