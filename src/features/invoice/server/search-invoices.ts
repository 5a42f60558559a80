import { pageAddress } from '#contract/page-address.ts';
import type { SearchSource } from '#server/search-source.ts';

/** Invoices and credit notes. */
export const invoiceSearch: SearchSource = {
  source: 'invoice',
  seen: ({ ability }) => (ability.can('read', 'Invoice') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/invoice/preview/:id', { id }),
};
