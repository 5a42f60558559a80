import { idFrom } from '#web/first-call.ts';
import type { PageParams, PageSearch } from '#web/page-table.ts';

export const profileTabs = ['posts', 'feed', 'photos', 'people'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What an address asks of a profile. */
export interface ProfilePlace {
  /** Whose it is; undefined for one's own. */
  personId: number | undefined;
  /** Whether the address names nobody, as no id is written so. */
  isUnknown: boolean;
  tab: ProfileTab;
  /** The post that is shown alone, and the page whose posts are shown. */
  postId: number | undefined;
  pageId: number | undefined;
}

/** Reads an address. What it says of nothing that there is counts as not said. */
export function profilePlace({ id }: PageParams, search: PageSearch): ProfilePlace {
  const idIn = (name: string) => idFrom(search[name] === undefined ? undefined : String(search[name]));
  const personId = idFrom(id);
  const tab = profileTabs.find((one) => one === search.tab) ?? 'posts';
  return {
    ...{ personId, isUnknown: id !== undefined && personId === undefined },
    // What others post is read from one's own profile.
    tab: tab === 'feed' && personId !== undefined ? 'posts' : tab,
    ...{ postId: idIn('post'), pageId: idIn('page') },
  };
}

/** Which posts are listed there. */
export type PostFilter = { personId?: number; pageId?: number; of?: 'followed' };

/** Of whom, or about what: undefined where the place lists none. */
export function postFilterOf({ personId, tab, postId, pageId }: ProfilePlace): PostFilter | undefined {
  if (postId !== undefined) return undefined;
  if (pageId !== undefined) return { pageId };
  if (tab === 'feed') return { of: 'followed' };
  return tab === 'posts' ? (personId === undefined ? {} : { personId }) : undefined;
}

/** What `readProfile` is asked for by the page: without the posts. */
export const profileInput = (personId: number | undefined) => ({ query: { ...(personId !== undefined && { id: personId }), posts: 0 } });
