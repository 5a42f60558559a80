import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { type DeliveryRule, type DeliveryTime, servicePeriodOf } from '#contract/delivery-time.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { isUntaxed } from '#contract/money/tax-categories.ts';
import type { Client } from '#features/clients/contract.ts';
import { clients } from '#features/clients/tables.ts';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { addInvoice, GivenPricing, InvoiceClient, InvoiceRecord, LineItem, Pricing } from '../contract.ts';
import { type Charged, creditPricing } from '../credit-pricing.ts';
import { categoryOf, invoiceTotals, largestLineCents, largestSumCents, lineAmounts } from '../line-amounts.ts';
import { invoices } from '../tables.ts';
import type { InvoiceRow, InvoiceWork } from './invoice-rows.ts';

type Fields = Omit<GivenOf<typeof addInvoice>['body'], 'clientKey'>;

/** @throws 400 for an invoice whose parts are valid on their own, but not together */
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
  // A percentage is never too much, and a credit note's discount follows from its invoice.
  if (pricing.discountBasisPoints > 0 || pricing.told || pricing.shares) return;
  const { discountCents } = pricing;
  const isMore = linesCents < 0 ? discountCents < linesCents || discountCents > 0 : discountCents > linesCents || discountCents < 0;
  if (isMore) throw invalid('pricing.discountCents', 'discount_too_large');
}

/** Returns the requested pricing, without a credit note's rounded amounts, which clients cannot set. */
export function pricingFor(given: GivenPricing | undefined): Pricing | undefined {
  if (!given) return undefined;
  const { told: _told, shares: _shares, ...pricing } = given;
  return pricing;
}

/** Returns the company's defaults for an invoice. */
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

/**
 * Returns a client as copied onto an invoice.
 * @throws 400 if it does not exist
 */
export async function findClient(id: number, { db, entity, ability }: Scope): Promise<InvoiceClient> {
  refuseUnlessAble(ability, 'read', 'Client');
  const [client] = await db
    .select()
    .from(clients)
    .where(and(live(clients, entity), eq(clients.id, id)));
  if (!client) throw invalid('clientId', 'unknown_client');
  return clientOnInvoice(client);
}

/** Returns the data an invoice copies from its client. */
export function clientOnInvoice({
  address,
  company,
  companyEmail,
  country,
  contact,
  name,
  vatId,
  buyerReference,
  companyNumber,
  taxNumber,
}: Omit<Client, 'id' | 'version' | 'language' | 'eInvoice'>): InvoiceClient {
  return {
    ...{ address, company, companyEmail, country, contact, name, vatId, buyerReference },
    ...(companyNumber && { companyNumber }),
    ...(taxNumber && { taxNumber }),
  };
}

/** Returns the client's current data for an invoice; the existing data if the client was deleted. */
export async function readClientShown(
  { clientId, client: said }: Pick<InvoiceRow, 'clientId' | 'client'>,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
): Promise<InvoiceClient> {
  if (clientId === null) return said;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(live(clients, entity), eq(clients.id, clientId)));
  return client ? clientOnInvoice(client) : said;
}

type FrozenSeller = NonNullable<InvoiceRow['seller']>;

/** Returns the data an invoice copies from the seller. */
export function shownSeller(seller: InvoiceRecord['seller']): InvoiceRecord['seller'] {
  const { name, address, country, vatId, email, phone, contactName = '', logo, bankName, bankCountry, iban, swiftCode } = seller;
  const { companyNumber = '', taxNumber = '', bankCode = '', accountNumber = '' } = seller;
  return {
    ...{ name, address, country, vatId, companyNumber, taxNumber, email, phone, contactName, logo },
    ...{ bankName, bankCountry, bankCode, accountNumber, iban, swiftCode },
  };
}

/** Returns the seller data to store when an invoice is issued. The logo's URL expires, so its file id is stored instead. */
export function freezeSeller(seller: SellerProfile): FrozenSeller {
  return { ...shownSeller(seller), logo: null, logoFileId: seller.logoFileId };
}

type Reading = Pick<InvoiceWork, 'db' | 'entity'>;

/**
 * Returns an invoice's credit notes that are issued and not voided, oldest first.
 * @param but a credit note to exclude
 */
export async function issuedCredits(invoiceId: number, { db, entity }: Reading, but = 0): Promise<Charged[]> {
  const { lines, pricing, issuedAt, creditsId, id } = invoices;
  return db
    .select({ lines, pricing })
    .from(invoices)
    .where(and(live(invoices, entity), eq(creditsId, invoiceId), isNotNull(issuedAt), ne(id, but)))
    .orderBy(asc(issuedAt), asc(id));
}

/** Computes the current pricing of a credit note. */
export async function pricingOfCredit(
  { id, creditsId, lines }: { id: number; creditsId: number; lines: LineItem[] },
  { db, entity }: Reading,
): Promise<Pricing> {
  const [invoice] = await db
    .select({ lines: invoices.lines, pricing: invoices.pricing })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, creditsId)));
  if (!invoice) throw new Error('a credit note of nothing');
  return creditPricing(invoice, await issuedCredits(creditsId, { db, entity }, id), lines);
}

/** Returns the delivery time for a credit note: that of the invoice, not of the credit note. */
export function deliveryOf({ delivery, issuedOn }: Pick<InvoiceRow, 'delivery' | 'issuedOn'>): DeliveryTime {
  return servicePeriodOf(delivery, issuedOn) ?? 'none';
}

/** Returns a line with the delivery dates of the invoice. */
export function deliveredLine(line: LineItem, issuedOn: string): LineItem {
  return line.delivery === undefined ? line : { ...line, delivery: deliveryOf({ delivery: line.delivery, issuedOn }) };
}
