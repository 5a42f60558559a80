import type { PageItem } from '#contract/page-item.ts';
import type { Scope } from '#server/scope.ts';
import { openPages, readBookmarks } from './own-bookmarks.ts';

/** The pages that the caller may open, and those of them that they have bookmarked, in their order. */
export async function listPages(scope: Scope): Promise<{ pages: PageItem[]; bookmarked: PageItem[] }> {
  const ids = await readBookmarks(scope);
  const pages = openPages(scope).map(({ needs: _, ...page }) => ({ ...page, isBookmarked: ids.includes(page.id) }));
  return { pages, bookmarked: ids.flatMap((id) => pages.find((page) => page.id === id) ?? []) };
}
