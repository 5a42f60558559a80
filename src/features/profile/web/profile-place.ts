import { idFrom } from '#web/first-call.ts';
import type { PageParams, PageSearch } from '#web/page-table.ts';

export const profileTabs = ['posts', 'feed', 'photos', 'people'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** State of the profile page, from its URL. */
export interface ProfilePlace {
  /** Undefined for the user's own profile. */
  personId: number | undefined;
  /** Whether the id is malformed. */
  isUnknown: boolean;
  tab: ProfileTab;
  /** The single post, or the page whose posts are shown. */
  postId: number | undefined;
  pageId: number | undefined;
}

/** Reads the state from a URL, ignoring invalid parameters. */
export function profilePlace({ id }: PageParams, search: PageSearch): ProfilePlace {
  const idIn = (name: string) => idFrom(search[name] === undefined ? undefined : String(search[name]));
  const personId = idFrom(id);
  const tab = profileTabs.find((one) => one === search.tab) ?? 'posts';
  return {
    ...{ personId, isUnknown: id !== undefined && personId === undefined },
    // The feed is only on the user's own profile.
    tab: tab === 'feed' && personId !== undefined ? 'posts' : tab,
    ...{ postId: idIn('post'), pageId: idIn('page') },
  };
}

/** Filter of the post list. */
export type PostFilter = { personId?: number; pageId?: number; of?: 'followed' };

/** Returns the filter for the list; undefined when none is shown. */
export function postFilterOf({ personId, tab, postId, pageId }: ProfilePlace): PostFilter | undefined {
  if (postId !== undefined) return undefined;
  if (pageId !== undefined) return { pageId };
  if (tab === 'feed') return { of: 'followed' };
  return tab === 'posts' ? (personId === undefined ? {} : { personId }) : undefined;
}

/** Input of `readProfile` for the page, without posts. */
export const profileInput = (personId: number | undefined) => ({ query: { ...(personId !== undefined && { id: personId }), posts: 0 } });
