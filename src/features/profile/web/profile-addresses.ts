import { pageAddress } from '#contract/page-address.ts';
import type { ProfileTab } from './profile-place.ts';

export const ownProfilePath = '/pages/profile';

/** URL of a profile tab; the user's own without an id. */
export function tabAddress(personId: number | undefined, tab: ProfileTab): string {
  const search: Record<string, string> = tab === 'posts' ? {} : { tab };
  return personId === undefined ? pageAddress(ownProfilePath, {}, search) : pageAddress('/pages/profile/:id', { id: personId }, search);
}

/** URL of a single post on its author's profile. */
export const postAddress = (personId: number, postId: number) => pageAddress('/pages/profile/:id', { id: personId }, { post: postId });
/** URL of the posts about a page. */
export const pageOfPostsAddress = (id: number) => pageAddress(ownProfilePath, {}, { page: id });
