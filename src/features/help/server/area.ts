import { lte } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { ServerArea } from '#server/server-area.ts';
import { helpEndpoints } from '../contract.ts';
import { editEndpoints } from '../edit-contract.ts';
import { faqEndpoints } from '../faq-contract.ts';
import { publicHelpEndpoints } from '../public-contract.ts';
import { articleTrash, sweepHelp } from './article-trash.ts';
import { helpRoutes } from './routes.ts';

/** Articles visible to the caller through `visibleArticles`: only published ones for readers. */
const helpSearch: SearchSource = {
  source: 'help',
  seen({ ability, now }) {
    if (!ability.can('read', 'ACL')) return null;
    return ability.can('read', 'Help') ? undefined : lte(entries.shownFrom, now);
  },
  address: ({ facts }) =>
    pageAddress('/pages/knowledge-base/:category/:question', { category: String(facts.category), question: String(facts.slug) }),
};

export const helpArea: ServerArea = {
  endpoints: [...helpEndpoints, ...editEndpoints, ...faqEndpoints, ...publicHelpEndpoints],
  routes: helpRoutes,
  sample: () => import('./add-sample-help.ts').then(({ addSampleHelp }) => addSampleHelp),
  sweeps: sweepHelp,
  trash: [articleTrash],
  search: [helpSearch],
};
