import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** What the list of deliveries can be asked for: the newest stands first. */
export const deliveryTable = tableSpec({ columns: ['createdAt'], sort: { column: 'createdAt', direction: 'desc' }, filters: {} });

/** What an address asks of the list. */
export const readDeliveryTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, deliveryTable);

/** What `listDeliveries` is asked for a page of the list. */
export const deliveryListInput = (id: number, { q, page, perPage }: { q: string; page: number; perPage: number }) => ({
  params: { id },
  query: { q, page, perPage },
});
