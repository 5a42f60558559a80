import { and, eq } from 'drizzle-orm';
import type { DeliveryRule, DeliveryTime } from '#contract/delivery-time.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { isUntaxed } from '#contract/money/tax-categories.ts';
import { clients } from '#features/clients/tables.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { addInvoice, GivenPricing, InvoiceClient, LineItem, Pricing } from '../../contract.ts';
import { categoryOf, invoiceTotals, largestLineCents, largestSumCents, lineAmounts } from '../../line-amounts.ts';
import { clientShown } from './client-shown.ts';

type Fields = Omit<GivenOf<typeof addInvoice>['body'], 'clientKey'>;

/** @throws 400 for what cannot stand in one invoice, though each part of it could. */
export function refuseImpossible({
  issuedOn,
  dueOn,
  delivery,
  lines,
  pricing,
}: Pick<Fields, 'issuedOn' | 'dueOn' | 'lines'> & { pricing: Pricing; delivery: DeliveryTime }): void {
  if (dueOn < issuedOn) throw invalid('dueOn', 'due_before_issue');
  refuseBackwards(delivery, 'delivery');
  for (const [index, line] of lines.entries()) {
    refuseTooLarge(line, index);
    refuseBackwards(line.delivery ?? 'none', `lines.${index}.delivery`);
    if (line.taxBasisPoints > 0 && isUntaxed(categoryOf(line))) throw invalid(`lines.${index}.taxBasisPoints`, 'untaxed_category');
  }
  const { linesCents, taxCents } = invoiceTotals(lines, { ...pricing, isGross: false });
  if (Math.abs(linesCents) > largestSumCents || Math.abs(taxCents) > 2 * largestSumCents) throw invalid('lines', 'too_much');
  // Some percent are never too much. Of a credit note it is the invoice that says what is taken off.
  if (pricing.discountBasisPoints > 0 || pricing.told || pricing.shares) return;
  const { discountCents } = pricing;
  const isMore = linesCents < 0 ? discountCents < linesCents || discountCents > 0 : discountCents > linesCents || discountCents < 0;
  if (isMore) throw invalid('pricing.discountCents', 'discount_too_large');
}

/** How an invoice is worked out as it was asked for: the rounded amounts of a credit note are not taken from outside. */
export function pricingFor(given: GivenPricing | undefined): Pricing | undefined {
  if (!given) return undefined;
  const { told: _told, shares: _shares, ...pricing } = given;
  return pricing;
}

/** What the company's settings propose for an invoice that doesn't say it. */
export async function proposedBySeller(
  scope: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<{ pricing: Pricing; delivery: DeliveryRule }> {
  const { taxPer, grossPrices, delivery, withholding } = await readSeller(scope);
  const pricing = { taxPer, isGross: grossPrices, discountBasisPoints: 0, discountCents: 0, ...(withholding && { withholding }) };
  return { pricing, delivery };
}

function refuseBackwards(delivery: DeliveryTime, field: string): void {
  if (typeof delivery === 'object' && delivery.until < delivery.from) throw invalid(`${field}.until`, 'period_ends_first');
}

function refuseTooLarge(line: LineItem, index: number): void {
  if (Math.abs(lineAmounts(line).grossCents) > largestLineCents) throw invalid(`lines.${index}`, 'too_much');
}

/** What an invoice says of the client. @throws 400 for one that is not there. */
export async function findClient(id: number, { db, entity, ability }: Scope): Promise<InvoiceClient> {
  refuseUnlessAble(ability, 'read', 'Client');
  const [client] = await db
    .select()
    .from(clients)
    .where(and(live(clients, entity), eq(clients.id, id)));
  if (!client) throw invalid('clientId', 'unknown_client');
  return clientShown(client);
}
