import type { QueryClient } from '@tanstack/react-query';
import type { Invoice } from '../../contract.ts';
import type { InvoicePage } from '../invoice-queries.ts';

/** Those of the invoices that a page of the list has brought, as the newest one has them. */
export function seenInvoices(queryClient: QueryClient, ids: readonly number[]): Invoice[] {
  const found = new Map<number, Invoice>();
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['invoice', 'list'] });
  for (const { state } of lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    for (const invoice of (state.data as InvoicePage | undefined)?.invoices ?? []) found.set(invoice.id, invoice);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
