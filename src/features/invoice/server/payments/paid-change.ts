import type { Change } from '#contract/change.ts';
import type { InvoiceRow } from '../editor/invoice-columns.ts';

/** What is told of payments: whether an order is paid follows from its invoice. */
export function paidChange(rows: readonly Pick<InvoiceRow, 'id' | 'orderId'>[]): Change[] {
  const orders = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const invoices: Change = { kind: 'invoice', ids: rows.map(({ id }) => id) };
  return orders.length > 0 ? [invoices, { kind: 'order', ids: orders }] : [invoices];
}
