import { isNotNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import { slugOf } from '../slug-of.ts';

/** What the shop sells: all of it for who looks after it, what is published for who buys. */
export const productSearch: SearchSource = {
  source: 'product',
  seen({ ability }) {
    if (ability.can('read', 'Product')) return undefined;
    return ability.can('read', 'Shop') ? isNotNull(entries.shownFrom) : null;
  },
  address: ({ id, title }, { ability }) =>
    ability.can('read', 'Product')
      ? pageAddress('/apps/ecommerce/products', {}, { open: id })
      : pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf({ id, name: title }) }),
};
