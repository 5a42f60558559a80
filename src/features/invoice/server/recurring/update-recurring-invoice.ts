import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import { anchorOf } from '../../next-recurrence.ts';
import type { updateRecurringInvoice as contract } from '../../recurring-contract.ts';
import { recurringInvoices } from '../../tables.ts';
import { findClient, pricingFor } from '../editor/invoice-fields.ts';
import { refuseImpossibleRecurrence } from './add-recurring-invoice.ts';
import { lockRecurring, readRecurring } from './recurring-columns.ts';

/** Changes the given fields; what it has made stays as it is. */
export async function updateRecurringInvoice({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { version, ...given } = body;
  const row = await lockRecurring(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('recurring_invoice', await readRecurring(params.id, scope));
  const { nextOn = row.nextOn, until = row.until, delivery = row.delivery, lines = row.lines } = given;
  const pricing = pricingFor(given.pricing) ?? row.pricing;
  const isScheduledAnew = given.nextOn !== undefined || given.until !== undefined;
  // One that has come to its end can still be renamed.
  refuseImpossibleRecurrence({ nextOn, until: isScheduledAnew ? until : null, delivery, lines, pricing });
  if (given.clientId !== undefined && given.clientId !== row.clientId) await findClient(given.clientId, scope);
  await db
    .update(recurringInvoices)
    .set({
      ...given,
      pricing,
      // The same day again still means the day that was meant first.
      anchorDay: nextOn === row.nextOn ? row.anchorDay : anchorOf(nextOn),
      totalCents: invoiceTotals(lines, pricing).totalCents,
      version: sql`${recurringInvoices.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(recurringInvoices.entity, entity), eq(recurringInvoices.id, params.id)));
  await announce(db, entity, { kind: 'invoice', ids: [] });
  return { recurring: await readRecurring(params.id, scope) };
}
