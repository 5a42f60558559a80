import { pageAddress } from '#contract/page-address.ts';
import type { SearchSource } from '#server/search-source.ts';

/** The managed users. */
export const userSearch: SearchSource = {
  source: 'user',
  seen: ({ ability }) => (ability.can('read', 'User') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/user/view/:id', { id }),
};
