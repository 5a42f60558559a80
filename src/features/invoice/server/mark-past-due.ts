import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { giveWay } from '#server/give-way.ts';
import { statusOf } from '../invoice-status.ts';
import { invoices, isFallingDue } from '../tables.ts';
import { readToday } from './due-work.ts';
import type { InvoiceWork } from './editor/invoice-columns.ts';
import { refreshInvoice } from './editor/refresh-invoice.ts';
import { writeHistory } from './editor/write-history.ts';
import { tellOfPastDue } from './sending/invoice-notice.ts';

const rowsPerBatch = 500;
/** The other companies have their turn after so many batches. */
const batchesPerTurn = 20;

/** Marks the invoices whose due date has passed, and notifies who made them: a few statements for many invoices. */
export async function markPastDue(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  for (let batch = 0; batch < batchesPerTurn; batch++) {
    const found = await deps.database.writing(entity, (db) => markBatch({ db, entity, now, identity: null }, today));
    if (found < rowsPerBatch) return;
    await giveWay();
  }
}

/** @returns how many were looked at. Invoices that someone else is writing are left for the next turn. */
async function markBatch(work: InvoiceWork, today: string): Promise<number> {
  const { db, entity, now } = work;
  const { id, version, dueOn, totalCents, paidCents, creditedCents, issuedAt, downloadedAt } = invoices;
  const found = await db
    .select({ id, dueOn, totalCents, paidCents, creditedCents, issuedAt, downloadedAt })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), isFallingDue, lt(dueOn, today)))
    .orderBy(asc(dueOn), asc(id))
    .limit(rowsPerBatch)
    .for('update', { skipLocked: true });
  const isPastDue = (row: (typeof found)[number]) =>
    statusOf({ ...row, isIssued: row.issuedAt !== null, isDownloaded: row.downloadedAt !== null }, today) === 'Past Due';
  for (const row of found.filter((one) => !isPastDue(one))) await refreshInvoice(work, row.id);
  const ids = found.filter(isPastDue).map((row) => row.id);
  if (ids.length === 0) return found.length;
  const marked = await db
    .update(invoices)
    .set({ status: 'Past Due', version: sql`${version} + 1`, updatedAt: now })
    .where(and(eq(invoices.entity, entity), inArray(id, ids)))
    .returning();
  await writeHistory(work, ...marked.map((row) => ({ invoiceId: row.id, kind: 'past-due' as const })));
  await tellOfPastDue(work, marked);
  await announce(db, entity, { kind: 'invoice', ids });
  return found.length;
}
