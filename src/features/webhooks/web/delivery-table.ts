import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** Table spec of the delivery list, newest first. */
export const deliveryTable = tableSpec({ columns: ['createdAt'], sort: { column: 'createdAt', direction: 'desc' }, filters: {} });

export const readDeliveryTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, deliveryTable);

export const deliveryListInput = (id: number, { q, page, perPage }: { q: string; page: number; perPage: number }) => ({
  params: { id },
  query: { q, page, perPage },
});
