import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteRecurringInvoice as contract } from '../../recurring-contract.ts';
import { recurringInvoices } from '../../tables.ts';

/** Ends a recurring invoice, or takes that back. */
export async function deleteRecurringInvoice({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const isBack = query.restore !== undefined;
  const { deletedAt } = recurringInvoices;
  const changed = await db
    .update(recurringInvoices)
    .set({ deletedAt: isBack ? null : now, version: sql`${recurringInvoices.version} + 1`, updatedAt: now })
    .where(and(eq(recurringInvoices.entity, entity), eq(recurringInvoices.id, query.id), isBack ? isNotNull(deletedAt) : isNull(deletedAt)))
    .returning({ id: recurringInvoices.id });
  if (changed.length === 0) throw notFound('recurring_invoice');
  await announce(db, entity, { kind: 'invoice', ids: [] });
}
