import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { isUntaxed } from '#contract/money/tax-categories.ts';
import { clients } from '#features/clients/tables.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { addInvoice, GivenPricing, InvoiceClient, LineItem, Pricing } from '../../contract.ts';
import { categoryOf, invoiceTotals, largestLineCents, lineAmounts } from '../../line-amounts.ts';
import { clientShown } from './client-shown.ts';

type Fields = Omit<GivenOf<typeof addInvoice>['body'], 'clientKey'>;

/** @throws 400 for what cannot stand in one invoice, though each part of it could. */
export function refuseImpossible({
  issuedOn,
  dueOn,
  lines,
  pricing,
}: Pick<Fields, 'issuedOn' | 'dueOn' | 'lines'> & { pricing: Pricing }): void {
  if (dueOn < issuedOn) throw invalid('dueOn', 'due_before_issue');
  for (const [index, line] of lines.entries()) {
    refuseTooLarge(line, index);
    if (line.taxBasisPoints > 0 && isUntaxed(categoryOf(line))) throw invalid(`lines.${index}.taxBasisPoints`, 'untaxed_category');
  }
  // Some percent are never too much. Of a credit note it is the invoice that says what is taken off.
  if (pricing.discountBasisPoints > 0 || pricing.shares) return;
  const { linesCents } = invoiceTotals(lines, { ...pricing, isGross: false });
  const { discountCents } = pricing;
  const isMore = linesCents < 0 ? discountCents < linesCents || discountCents > 0 : discountCents > linesCents || discountCents < 0;
  if (isMore) throw invalid('pricing.discountCents', 'discount_too_large');
}

/** How an invoice is worked out as it was asked for, or as the company's settings say. */
export async function pricingFor(given: GivenPricing | undefined, scope: Scope): Promise<Pricing> {
  if (!given) return proposedPricing(scope);
  const { shares: _, ...pricing } = given;
  return pricing;
}

/** How the company works out its invoices, unless one says otherwise. */
async function proposedPricing(scope: Scope): Promise<Pricing> {
  const { taxPer, grossPrices } = await readSeller(scope);
  return { taxPer, isGross: grossPrices, discountBasisPoints: 0, discountCents: 0 };
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
