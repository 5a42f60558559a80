import { pageAddress } from '#contract/page-address.ts';
import type { SearchSource } from '#server/search-source.ts';

/** Colleagues: what is opened is their profile, which has a right of its own. */
export const personSearch: SearchSource = {
  source: 'person',
  seen: ({ ability }) => (ability.can('read', 'Person') && ability.can('read', 'Profile') ? undefined : null),
  address: ({ id }) => pageAddress('/pages/profile/:id', { id }),
};
