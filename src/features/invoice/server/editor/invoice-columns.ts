import { dayText } from '#contract/day-text.ts';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../contract.ts';
import { majorUnits, plainMoneyText } from '../../money-text.ts';
import { type invoices, invoicesView } from '../../tables.ts';

/** A whole row, as the database has it. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** Who writes an invoice, and when: a `Scope` is one; what comes about by itself has no identity. */
export type InvoiceWork = Pick<Scope, 'db' | 'entity' | 'now'> & { identity: { personId: number } | null };

/** What a row of the list is made of. */
export const listColumns = {
  id: invoicesView.id,
  number: invoicesView.number,
  kind: invoicesView.kind,
  client: invoicesView.client,
  service: invoicesView.service,
  issuedOn: invoicesView.issuedOn,
  dueOn: invoicesView.dueOn,
  currency: invoicesView.currency,
  totalCents: invoicesView.totalCents,
  balanceCents: invoicesView.balanceCents,
  status: invoicesView.status,
  version: invoicesView.version,
};

/** The invoice as lists and records have it. */
export function toInvoice(row: Pick<InvoiceRow, keyof typeof listColumns>): Invoice {
  const { id, number, client, service, currency, totalCents, balanceCents, kind, version } = row;
  return {
    ...{ id, number, client, service, currency, totalCents, balanceCents, kind, version },
    issuedDate: dayText(row.issuedOn),
    dueDate: dayText(row.dueOn),
    total: majorUnits(totalCents, currency),
    avatar: '',
    invoiceStatus: row.status,
    balance: balanceCents === 0 ? 0 : plainMoneyText(balanceCents, currency),
  };
}
