import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isAreaOn } from '#contract/areas.ts';
import { listOwnDocuments } from '#features/invoice/own-documents-contract.ts';
import { listAccountOrders } from '#features/shop/order-contract.ts';
import { readContact } from '#platform/seller/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { readSession } from '#web/session-store.ts';

const staleTime = 30_000;

/** How many rows a list of the page has. */
export const rowsPerPage = { open: 20, closed: 10, orders: 5 };

/** A page of the invoices that are still to be paid, or of what is closed. */
export const documentsQuery = (state: 'open' | 'closed', page: number) =>
  queryOptions({
    queryKey: ['invoice', 'own documents', state, page] as const,
    queryFn: ({ signal }) => call(listOwnDocuments, { query: { state, page, perPage: rowsPerPage[state] } }, { signal }),
    staleTime,
  });

/** A page of the person's orders. */
export const accountOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['order', 'of account', page] as const,
    queryFn: ({ signal }) => call(listAccountOrders, { query: { page, perPage: rowsPerPage.orders } }, { signal }),
    staleTime,
  });

/** How to reach the company. */
export const contactQuery = queryOptions({
  queryKey: ['seller', 'contact'] as const,
  queryFn: ({ signal }) => call(readContact, {}, { signal }),
  staleTime,
});

/** Asks for what a client's home shows first; for others the page asks for nothing. */
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
