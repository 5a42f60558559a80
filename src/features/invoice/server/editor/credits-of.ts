import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import { type Charged, creditPricing } from '../../credit-pricing.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceWork } from './invoice-columns.ts';

type Reading = Pick<InvoiceWork, 'db' | 'entity'>;

/** The credit notes of an invoice that were issued and not voided, the oldest first. @param but one that does not count */
export async function issuedCredits(invoiceId: number, { db, entity }: Reading, but = 0): Promise<Charged[]> {
  const { lines, pricing, issuedAt, creditsId, id } = invoices;
  return db
    .select({ lines, pricing })
    .from(invoices)
    .where(and(live(invoices, entity), eq(creditsId, invoiceId), isNotNull(issuedAt), ne(id, but)))
    .orderBy(asc(issuedAt), asc(id));
}

/** How a credit note of an invoice is worked out as things are. */
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
