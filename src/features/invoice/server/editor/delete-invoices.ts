import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteInvoice as one, deleteInvoices as several } from '../../removal-contract.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceRow } from './invoice-columns.ts';
import { lockInvoices } from './lock-invoices.ts';
import { refreshInvoice } from './refresh-invoice.ts';
import { writeHistory } from './write-history.ts';

/** Deletes a draft softly, and voids what was issued: its document is kept, and its number leaves a gap that is documented. */
export async function deleteInvoice({ query }: GivenOf<typeof one>, scope: Scope): Promise<undefined> {
  await deleteAll([query.id], scope);
}

/** The same for several: all of them, or none when one is not there. */
export async function deleteInvoices({ body }: GivenOf<typeof several>, scope: Scope): Promise<undefined> {
  await deleteAll(body.ids, scope);
}

async function deleteAll(ids: number[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const rows = await lockInvoices(ids, scope);
  await db
    .update(invoices)
    .set({ ...deletionBy(scope), version: sql`${invoices.version} + 1` })
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids)));
  const credited = await refreshCredited(rows, scope);
  await writeHistory(
    scope,
    ...rows.map(({ id, issuedAt }) => ({ invoiceId: id, kind: issuedAt ? ('voided' as const) : ('deleted' as const) })),
  );
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}

/** What a credit note took off comes and goes with it. @returns the ids of the invoices that these credit notes correct. */
export async function refreshCredited(rows: Pick<InvoiceRow, 'creditsId'>[], scope: Scope): Promise<number[]> {
  const ids = [...new Set(rows.map(({ creditsId }) => creditsId).filter((id) => id !== null))].sort((a, b) => a - b);
  for (const id of ids) await refreshInvoice(scope, id);
  return ids;
}
