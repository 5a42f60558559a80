import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreInvoices as contract } from '../../removal-contract.ts';
import { invoices } from '../../tables.ts';
import { refreshCredited } from './delete-invoices.ts';
import { refreshInvoice } from './refresh-invoice.ts';
import { writeHistory } from './write-history.ts';

/** Takes deletions back: all of them, or none when one is not among the deleted. */
export async function restoreInvoices({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const ids = [...new Set(body.ids)];
  const rows = await db
    .select({ id: invoices.id, creditsId: invoices.creditsId })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), isNotNull(invoices.deletedAt), isNull(invoices.purgedAt)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('invoice');
  for (const { id } of rows) await refreshInvoice(scope, id, { deletedAt: null, deletedBy: null });
  const credited = await refreshCredited(rows, scope);
  await writeHistory(scope, ...rows.map(({ id }) => ({ invoiceId: id, kind: 'restored' as const })));
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}
