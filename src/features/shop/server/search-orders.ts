import { eq } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';

/** Orders: all of them for who looks after them, one's own for who buys. */
export const orderSearch: SearchSource = {
  source: 'order',
  seen({ ability, identity }) {
    if (ability.can('read', 'Order')) return undefined;
    return ability.can('read', 'Shop') ? eq(entries.ownerId, identity.personId) : null;
  },
  address: ({ id }, { ability }) =>
    ability.can('read', 'Order') ? pageAddress('/apps/ecommerce/orders/:id', { id }) : pageAddress('/apps/ecommerce/my-orders/:id', { id }),
};
