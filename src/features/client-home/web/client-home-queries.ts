import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isAreaOn } from '#contract/areas.ts';
import { listOwnDocuments } from '#features/invoice/own-documents-contract.ts';
import { listAccountOrders } from '#features/shop/order-contract.ts';
import { readContact } from '#platform/seller/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { readSession } from '#web/session-store.ts';

const staleTime = 30_000;

/** Rows per page of each list. */
export const rowsPerPage = { open: 20, closed: 10, orders: 5 };

/** A page of open invoices, or of paid invoices and credit notes. */
export const documentsQuery = (state: 'open' | 'closed', page: number) =>
  queryOptions({
    queryKey: ['invoice', 'own documents', state, page] as const,
    queryFn: ({ signal }) => call(listOwnDocuments, { query: { state, page, perPage: rowsPerPage[state] } }, { signal }),
    staleTime,
  });

/** A page of the user's orders. */
export const accountOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['order', 'of account', page] as const,
    queryFn: ({ signal }) => call(listAccountOrders, { query: { page, perPage: rowsPerPage.orders } }, { signal }),
    staleTime,
  });

/** The company's contact details. */
export const contactQuery = queryOptions({
  queryKey: ['seller', 'contact'] as const,
  queryFn: ({ signal }) => call(readContact, {}, { signal }),
  staleTime,
});

/** Prefetches the first page of each list for clients; nothing for others. */
export async function prefetchClientHome(client: QueryClient): Promise<void> {
  if (readSession()?.userData.role !== 'client') return;
  const ability = currentAbility();
  await Promise.all([
    isAreaOn(ability, 'invoices') && client.prefetchQuery(documentsQuery('open', 1)),
    isAreaOn(ability, 'invoices') && client.prefetchQuery(documentsQuery('closed', 1)),
    isAreaOn(ability, 'shop') && client.prefetchQuery(accountOrdersQuery(1)),
    client.prefetchQuery(contactQuery),
  ]);
}
