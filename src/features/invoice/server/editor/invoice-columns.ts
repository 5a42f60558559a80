import { sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../contract.ts';
import { dayText } from '../../day-text.ts';
import { invoiceNumber, type NumberFormat } from '../../invoice-number.ts';
import { majorUnits, plainMoneyText } from '../../money-text.ts';
import { type invoices, invoicesView } from '../../tables.ts';

/** A whole row, as the database has it. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** Who writes an invoice, and when: a `Scope` is one; what comes about by itself has no identity. */
export type InvoiceWork = Pick<Scope, 'db' | 'entity' | 'now'> & { identity: { personId: number } | null };

/** What a row of the list is made of; the format of the number as an issued one keeps it. */
export const listColumns = {
  id: invoicesView.id,
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
  numberPrefix: sql<string | null>`${invoicesView.seller} ->> 'numberPrefix'`,
  numberDigits: sql<number | null>`(${invoicesView.seller} ->> 'numberDigits')::int`,
};

type Numbering = { [K in keyof NumberFormat]: NumberFormat[K] | null };
type ShownRow = Pick<InvoiceRow, Exclude<keyof typeof listColumns, keyof NumberFormat>>;

/** A row of the list. @param current how the seller writes numbers now, as drafts have theirs. */
export function toListed(row: ShownRow & Numbering, current: NumberFormat): Invoice {
  return toInvoice(row, { numberPrefix: row.numberPrefix ?? current.numberPrefix, numberDigits: row.numberDigits ?? current.numberDigits });
}

/** The invoice as lists and records have it. */
export function toInvoice(row: ShownRow, format: NumberFormat): Invoice {
  const { id, client, service, currency, totalCents, balanceCents, kind, version } = row;
  return {
    ...{ id, client, service, currency, totalCents, balanceCents, kind, version },
    number: invoiceNumber(id, format),
    issuedDate: dayText(row.issuedOn),
    dueDate: dayText(row.dueOn),
    total: majorUnits(totalCents, currency),
    avatar: '',
    invoiceStatus: row.status,
    balance: balanceCents === 0 ? 0 : plainMoneyText(balanceCents, currency),
  };
}
