import { and, asc, inArray } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { HistoryEntry, Invoice } from '../contract.ts';
import { majorUnits, plainMoneyText } from '../money-text.ts';
import { invoiceHistory, invoices, invoicesView } from '../tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The author and time of a change. A `Scope` fits; automatic changes have no identity. */
export type InvoiceWork = Pick<Scope, 'db' | 'entity' | 'now'> & { identity: { personId: number } | null };

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

/**
 * Locks the given invoices that are not deleted, in id order to avoid deadlocks.
 * @throws 404 if one does not exist
 */
export async function lockInvoices(given: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<InvoiceRow[]> {
  const ids = [...new Set(given)];
  const rows = await db
    .select()
    .from(invoices)
    .where(and(live(invoices, entity), inArray(invoices.id, ids)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('invoice');
  return rows;
}

/**
 * Locks an invoice that is not deleted.
 * @throws 404
 */
export async function lockInvoice(id: number, scope: Pick<Scope, 'db' | 'entity'>): Promise<InvoiceRow> {
  const [row] = await lockInvoices([id], scope);
  if (!row) throw notFound('invoice');
  return row;
}

interface Occurrence {
  invoiceId: number;
  kind: HistoryEntry['kind'];
  /** A recipient, a formatted amount, or the number of a credit note. */
  detail?: string;
}

/** Adds history entries. Call it after writing the invoices, so that all writers take locks in the same order. */
export async function writeHistory({ db, entity, now, identity }: InvoiceWork, ...occurrences: Occurrence[]): Promise<void> {
  if (occurrences.length === 0) return;
  const ids = await nextIds(db, entity, 'invoice-history', occurrences.length);
  await db.insert(invoiceHistory).values(
    occurrences.map(({ invoiceId, kind, detail = '' }, index) => ({
      ...{ entity, invoiceId, kind, detail, at: now },
      id: ids[index] ?? 0,
      actorId: identity?.personId ?? null,
    })),
  );
}

/** Whether a voided document can no longer be restored: once the month is over, its tax report is filed. */
export function isVoidedForGood({ voidedOn }: Pick<InvoiceRow, 'voidedOn'>, today: string): boolean {
  return voidedOn !== null && voidedOn.slice(0, 7) < today.slice(0, 7);
}
