import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteInvoice as one, deleteInvoices as several } from '../../removal-contract.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceRow } from './invoice-columns.ts';
import { lockInvoices } from './lock-invoices.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refreshInvoice } from './refresh-invoice.ts';
import { refuseUnbacked, refuseUnlessVoidable } from './void-rules.ts';
import { writeHistory } from './write-history.ts';

/** Deletes a draft softly, and voids what was issued: its document is kept, and its number leaves a gap that is documented. @throws 409 for what others stand on. */
export async function deleteInvoice({ query }: GivenOf<typeof one>, scope: Scope): Promise<undefined> {
  await deleteAll([query.id], query.version === undefined ? undefined : [query.version], scope);
}

/** The same for several: all of them, or none when one is not there. */
export async function deleteInvoices({ body }: GivenOf<typeof several>, scope: Scope): Promise<undefined> {
  await deleteAll(body.ids, body.versions, scope);
}

async function deleteAll(ids: number[], versions: number[] | undefined, scope: Scope): Promise<void> {
  const { db, entity } = scope;
  // A caller that names no version must still not void what was a draft when the call began.
  const drafts = versions ? [] : await findDrafts(ids, scope);
  const rows = await lockInvoices(ids, scope);
  const isChanged = ({ id, version, issuedAt }: InvoiceRow) =>
    version !== (versions?.[ids.indexOf(id)] ?? version) || (issuedAt !== null && drafts.includes(id));
  const changed = rows.find(isChanged);
  if (changed) throw conflict('invoice', await readInvoiceRecord(changed.id, scope));
  const issued = rows.filter(({ issuedAt }) => issuedAt !== null);
  await refuseUnlessVoidable(issued, scope);
  const chosen = and(eq(invoices.entity, entity), inArray(invoices.id, ids));
  await db
    .update(invoices)
    .set({ ...deletionBy(scope), version: sql`${invoices.version} + 1` })
    .where(chosen);
  if (issued.length > 0)
    await db
      .update(invoices)
      .set({ voidedOn: await todayOf(scope) })
      .where(and(chosen, isNotNull(invoices.issuedAt)));
  const credited = await refreshCredited(rows, scope);
  for (const id of credited) await refuseUnbacked(id, scope);
  await writeHistory(
    scope,
    ...rows.map(({ id, issuedAt }) => ({ invoiceId: id, kind: issuedAt ? ('voided' as const) : ('deleted' as const) })),
  );
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}

/** Those of them that are drafts, without waiting for whoever is changing them. */
async function findDrafts(ids: number[], { db, entity }: Scope): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), isNull(invoices.issuedAt)));
  return rows.map(({ id }) => id);
}

/** What a credit note took off comes and goes with it. @returns the ids of the invoices that these credit notes correct. */
export async function refreshCredited(rows: Pick<InvoiceRow, 'creditsId'>[], scope: Scope): Promise<number[]> {
  const ids = [...new Set(rows.map(({ creditsId }) => creditsId).filter((id) => id !== null))].sort((a, b) => a - b);
  for (const id of ids) await refreshInvoice(scope, id);
  return ids;
}
