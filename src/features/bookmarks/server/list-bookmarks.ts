import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listBookmarks as contract } from '../contract.ts';
import { listPages } from './list-pages.ts';

/** All pages, and the bookmarked ones in their order. */
export async function listBookmarks(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { pages, bookmarked } = await listPages(scope);
  return { suggestions: pages, bookmarks: bookmarked };
}
