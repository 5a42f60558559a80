import { pageAddress } from '#contract/page-address.ts';

export const invoiceAddress = {
  list: () => '/apps/invoice/list',
  listOf: (clientId: number) => pageAddress('/apps/invoice/list', {}, { client: clientId }),
  account: (clientId: number) => pageAddress('/apps/invoice/clients/:id', { id: clientId }),
  settings: () => '/apps/invoice/settings',
  recurring: () => '/apps/invoice/recurring',
  preview: (id: number) => pageAddress('/apps/invoice/preview/:id', { id }),
  edit: (id: number) => pageAddress('/apps/invoice/edit/:id', { id }),
  print: (id: number) => pageAddress('/apps/invoice/print/:id', { id }),
  /** A new invoice, optionally with the lines of another or for a client. */
  add: (from: { from?: number; client?: number } = {}) => pageAddress('/apps/invoice/add', {}, from),
};
