import { pageAddress } from '#contract/page-address.ts';
import type { SearchSource } from '#server/search-source.ts';

/** Whom the company bills: opened is the account of one, or who may not read invoices finds them in the list. */
export const clientSearch: SearchSource = {
  source: 'client',
  seen: ({ ability }) => (ability.can('read', 'Client') ? undefined : null),
  address: ({ id, title }, { ability }) =>
    ability.can('read', 'Invoice')
      ? pageAddress('/apps/invoice/clients/:id', { id })
      : pageAddress('/apps/invoice/clients', {}, { q: title }),
};
