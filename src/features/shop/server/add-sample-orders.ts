import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { invoices } from '#features/invoice/tables.ts';
import type { Db } from '#server/database.ts';
import { raiseCounter } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import type { OrderAddress, OrderLine, OrderStatus } from '../order-contract.ts';
import { sampleProducts } from '../sample-products.ts';
import { orderEvents, orders } from '../tables.ts';

/** So many of the sample's invoices come from the shop. */
const most = 8;
/** The newest waits to be sent. */
const untilSent = 1;
/** Who buys for the hotels; where they are not, the owner has. */
const buyer = 2;

const arrivesWithinMs = 18 * 86_400_000;

type InvoiceRow = typeof invoices.$inferSelect;

/** Adds the orders behind the newest of the sample's invoices that bill nothing but products: what the shop sold is what was billed. */
export async function addSampleOrders(db: Db, now: Date, { entity, ownerId, personId }: SampleStory): Promise<void> {
  const issued = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.kind, 'invoice'), isNotNull(invoices.issuedAt)))
    .orderBy(desc(invoices.id));
  const ordered = issued.flatMap((invoice) => {
    const lines = orderedLines(invoice);
    return lines ? [{ invoice, lines }] : [];
  });
  const told = ordered.slice(0, most).reverse();
  if (told.length === 0) return;
  const who = personId(buyer) ?? ownerId;
  const steps = told.map(({ invoice }, index) => stepsOf(invoice, now).slice(0, index === told.length - 1 ? untilSent : undefined));
  await db.insert(orders).values(
    told.map(({ invoice, lines }, index) => {
      const address = addressOf(invoice);
      const at = new Date(`${invoice.issuedOn}T10:00:00Z`);
      return {
        ...{ entity, id: index + 1, personId: who, status: steps[index]?.at(-1) ?? 'placed', lines, address, payment: 'invoice' as const },
        ...{ subtotalCents: invoice.totalCents, discountCents: 0, deliveryCents: 0, totalCents: invoice.totalCents },
        ...{ currency: invoice.currency, invoiceId: invoice.id, clientKey: `sample-order-${index + 1}`, createdAt: at, updatedAt: at },
        searchText: [`#${index + 1}`, ...Object.values(address), ...lines.map(({ name }) => name)].join('\n').toLowerCase(),
      };
    }),
  );
  for (const [index, { invoice }] of told.entries())
    await db
      .update(invoices)
      .set({ orderId: index + 1 })
      .where(and(eq(invoices.entity, entity), or(eq(invoices.id, invoice.id), eq(invoices.creditsId, invoice.id))));
  const events = told.flatMap(({ invoice }, index) =>
    (steps[index] ?? []).map((kind, step) => ({
      ...{ entity, orderId: index + 1, kind, personId: step === 0 ? who : ownerId },
      at: new Date(Date.parse(`${invoice.issuedOn}T10:00:00Z`) + step * 26 * 3_600_000),
    })),
  );
  await db.insert(orderEvents).values(events.map((event, index) => ({ ...event, id: index + 1 })));
  await raiseCounter(db, entity, 'order', told.length);
  await raiseCounter(db, entity, 'order-event', events.length);
}

/** In which a product was ordered: `Vale Armchair, linen`. */
const colour = /, \p{Ll}+$/u;

/** The products of an invoice with what each costs, less discount and with tax; null for one that bills something else, or is rounded otherwise. */
function orderedLines({ lines, totalCents }: InvoiceRow): OrderLine[] | null {
  const found = lines.map(({ description, quantityMilli, priceCents, taxBasisPoints, discountBasisPoints }) => ({
    productId: sampleProducts.findIndex(({ name }) => name === description.replace(colour, '')) + 1,
    name: description,
    qty: quantityMilli / 1000,
    priceCents: Math.round((priceCents * (10_000 - discountBasisPoints) * (10_000 + taxBasisPoints)) / 100_000_000),
    refundedQty: 0,
    isWhole: quantityMilli % 1000 === 0,
  }));
  const isAll =
    found.every(({ productId, isWhole }) => productId > 0 && isWhole) && new Set(found.map(({ name }) => name)).size === found.length;
  if (!isAll || found.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0) !== totalCents) return null;
  return found.map(({ isWhole: _, ...line }) => line);
}

/** A paid one has come, and one that was sent long enough ago; another is on its way. */
function stepsOf({ balanceCents, issuedOn }: InvoiceRow, now: Date): OrderStatus[] {
  if (balanceCents <= 0) return ['placed', 'paid', 'shipped', 'delivered'];
  return now.getTime() - Date.parse(issuedOn) > arrivesWithinMs ? ['placed', 'shipped', 'delivered'] : ['placed', 'shipped'];
}

function addressOf({ client }: InvoiceRow): OrderAddress {
  const [street = '', place = ''] = client.address.split('\n');
  const [, postalCode = '', city = place] = /^(\S*\d\S*)\s+(.+)$/.exec(place) ?? [];
  return {
    name: client.name || client.company,
    company: client.company,
    street,
    city,
    postalCode,
    country: client.country,
    phone: client.contact,
  };
}
