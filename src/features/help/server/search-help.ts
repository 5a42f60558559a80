import { lte } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';

/** The articles that `seenArticles` shows somebody: who may not see drafts, what is published. */
export const helpSearch: SearchSource = {
  source: 'help',
  seen({ ability, now }) {
    if (!ability.can('read', 'ACL')) return null;
    return ability.can('read', 'Help') ? undefined : lte(entries.shownFrom, now);
  },
  address: ({ facts }) =>
    pageAddress('/pages/knowledge-base/:category/:question', { category: String(facts.category), question: String(facts.slug) }),
};
