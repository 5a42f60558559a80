import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreInvoices as contract } from '../../removal-contract.ts';
import { invoices } from '../../tables.ts';
import { refreshCredited } from './delete-invoices.ts';
import { refreshInvoice } from './refresh-invoice.ts';
import { isVoidedForGood } from './voided-for-good.ts';
import { writeHistory } from './write-history.ts';

/** Takes deletions back: all of them, or none when one is not among the deleted, or has no place any more. */
export async function restoreInvoices({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const ids = [...new Set(body.ids)];
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      creditsId: invoices.creditsId,
      issuedAt: invoices.issuedAt,
      voidedOn: invoices.voidedOn,
    })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), isNotNull(invoices.deletedAt), isNull(invoices.purgedAt)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('invoice');
  const today = await todayOf(scope);
  for (const { number, voidedOn } of rows)
    if (isVoidedForGood({ voidedOn }, today)) throw new Refusal('conflict', { code: 'voided_for_good', number: number ?? '' });
  for (const { id } of rows) await refreshInvoice(scope, id, { deletedAt: null, deletedBy: null, voidedOn: null });
  const credited = await refreshCredited(rows, scope);
  for (const { creditsId, issuedAt } of rows) if (issuedAt && creditsId !== null) await refuseOverCredited(creditsId, scope);
  await writeHistory(scope, ...rows.map(({ id }) => ({ invoiceId: id, kind: 'restored' as const })));
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}

/** A credit note comes back only where its invoice is there and still charges as much. */
async function refuseOverCredited(creditsId: number, scope: Scope): Promise<void> {
  const { deletedAt, creditedCents, totalCents } = await refreshInvoice(scope, creditsId);
  if (deletedAt) throw new Refusal('conflict', { code: 'not_creditable' });
  if (creditedCents > Math.max(totalCents, 0)) throw new Refusal('conflict', { code: 'credits_too_much' });
}
