import { lte } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';

/** The posts that `seenPosts` shows somebody: who does not write, what is published by now. */
export const postSearch: SearchSource = {
  source: 'post',
  seen({ ability, now }) {
    if (!ability.can('read', 'Blog')) return null;
    return ability.can('update', 'Blog') ? undefined : lte(entries.shownFrom, now);
  },
  address: ({ id }) => pageAddress('/pages/blog/detail/:id', { id }),
};
