import type { DeliveryTime } from '#contract/delivery-time.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import { anchorOf } from '../../next-recurrence.ts';
import type { addRecurringInvoice as contract } from '../../recurring-contract.ts';
import { recurringInvoices } from '../../tables.ts';
import { findClient, pricingFor, proposedBySeller, refuseImpossible } from '../editor/invoice-fields.ts';
import { readRecurring } from './recurring-columns.ts';

/** Adds an invoice that is made anew every so often. */
export async function addRecurringInvoice({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { until = null, nextOn, lines } = body;
  const proposed = await proposedBySeller(scope);
  const pricing = pricingFor(body.pricing) ?? proposed.pricing;
  const { delivery = proposed.delivery } = body;
  refuseImpossibleRecurrence({ nextOn, until, delivery, lines, pricing });
  await findClient(body.clientId, scope);
  const paymentTermsDays = body.paymentTermsDays ?? (await readSeller(scope)).paymentTermsDays;
  const id = await nextId(db, entity, 'recurring-invoice');
  await db.insert(recurringInvoices).values({
    ...body,
    ...{ entity, id, until, paymentTermsDays, pricing, delivery },
    anchorDay: anchorOf(nextOn),
    totalCents: invoiceTotals(lines, pricing).totalCents,
    createdBy: identity.personId,
    createdAt: now,
    updatedAt: now,
  });
  await announce(db, entity, { kind: 'invoice', ids: [] });
  return { recurring: await readRecurring(id, scope) };
}

/** @throws 400 for what can never be made. */
export function refuseImpossibleRecurrence({
  nextOn,
  until,
  delivery,
  lines,
  pricing,
}: {
  nextOn: string;
  until: string | null;
  delivery: DeliveryTime;
  lines: LineItem[];
  pricing: Pricing;
}): void {
  refuseImpossible({ issuedOn: nextOn, dueOn: nextOn, delivery, lines, pricing });
  if (until !== null && until < nextOn) throw invalid('until', 'until_before_next');
}
