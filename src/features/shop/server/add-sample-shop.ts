import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { invoices } from '#features/invoice/tables.ts';
import { keepContent, keepFiles } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { raiseCounter } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import type { OrderAddress, OrderLine, OrderStatus } from '../order-contract.ts';
import { sampleProducts } from '../sample-products.ts';
import { sampleReviews } from '../sample-reviews.ts';
import { cartItems, coupons, orderEvents, orders, products, reviews, shopAddresses, stockMoves, wishlistItems } from '../tables.ts';

const dayMs = 86_400_000;
const ownWishes = [4, 16];
const ownCart: readonly (readonly [productId: number, qty: number])[] = [
  ...([
    [27, 2],
    [13, 3],
    [21, 4],
  ] as const),
  ...([
    [1, 1],
    [20, 1],
  ] as const),
];

/** Adds the sample company's shop: products with pictures, reviews, and its owner's cart and wishlist. */
export async function addSampleShop(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity, ownerId } = story;
  const now = deps.clock();
  const pictures = await toStoredHtml(db, deps, story);
  const told = sampleReviews.flatMap(([productId, sampleId, stars, text]) => {
    const personId = story.personId(sampleId);
    return personId === null ? [] : [{ productId, personId, stars, text: story.adaptSampleText(text) }];
  });
  await db.insert(products).values(
    sampleProducts.map(({ colors, isFree = false, ...product }, index) => {
      const id = index + 1;
      const own = told.filter(({ productId }) => productId === id);
      const createdAt = new Date(now.getTime() - (sampleProducts.length - index) * 21 * dayMs);
      return {
        ...{ ...product, entity, id, colorOptions: colors, hasFreeShipping: isFree, pictureIds: pictures.slice(2 * index, 2 * index + 2) },
        ...{ starsSum: own.reduce((sum, { stars }) => sum + stars, 0), starsCount: own.length, createdAt, updatedAt: createdAt },
      };
    }),
  );
  await raiseCounter(db, entity, 'product', sampleProducts.length);
  await db.insert(stockMoves).values(
    sampleProducts.map(({ stock }, index) => {
      const id = index + 1;
      return { entity, id, productId: id, change: stock, stock, reason: 'first' as const, personId: ownerId, at: now };
    }),
  );
  await raiseCounter(db, entity, 'stock-move', sampleProducts.length);
  if (told.length > 0)
    await db
      .insert(reviews)
      .values(told.map((one, index) => ({ ...one, entity, id: index + 1, createdAt: new Date(now.getTime() - (index + 2) * 3 * dayMs) })));
  await raiseCounter(db, entity, 'review', told.length);
  await addChosen(db, entity, ownerId);
  await addCoupons(db, entity, now);
  await addAddress(db, story, now);
  await addSampleOrders(db, now, story);
}

/** Saves two pictures of each product, in product order. */
async function toStoredHtml(db: Db, deps: Dependencies, { entity, productDrawing }: SampleStory): Promise<number[]> {
  const encoder = new TextEncoder();
  const drawn = sampleProducts.flatMap((_, index) =>
    (['studio', 'room'] as const).map((view) => ({ name: `product-${index + 1}-${view}.svg`, svg: productDrawing(index + 1, view) })),
  );
  const files = await Promise.all(
    drawn.map(async ({ name, svg }) => ({
      name,
      content: await keepContent(deps, { bytes: encoder.encode(svg), mediaType: 'image/svg+xml' }),
    })),
  );
  return (await keepFiles(db, deps, { entity, files, personId: null })).map(({ id }) => id);
}

async function addChosen(db: Db, entity: string, personId: number): Promise<void> {
  await db.insert(wishlistItems).values(ownWishes.map((productId, index) => ({ entity, personId, productId, id: index + 1 })));
  await raiseCounter(db, entity, 'wishlist-item', ownWishes.length);
  await db.insert(cartItems).values(
    ownCart.map(([productId, qty], index) => {
      const colour = sampleProducts[productId - 1]?.colors[0] ?? ('' as const);
      return { entity, personId, productId, colour, qty, id: index + 1 };
    }),
  );
  await raiseCounter(db, entity, 'cart-item', ownCart.length);
}

async function addCoupons(db: Db, entity: string, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const times = { entity, createdAt: now, updatedAt: now };
  await db.insert(coupons).values([
    { ...times, id: 1, code: 'WELCOME10', percentOff: 10 },
    { ...times, id: 2, code: 'FENN25', centsOff: 2500, fromCents: 20_000, until: day(60), mostUses: 200 },
    { ...times, id: 3, code: 'AUTUMN15', percentOff: 15, until: day(-20) },
  ]);
  await raiseCounter(db, entity, 'coupon', 3);
}

async function addAddress(db: Db, { entity, ownerId }: SampleStory, now: Date): Promise<void> {
  const name = 'Juniper & Vale';
  const place = { street: 'Rua do Cais 12', city: 'Porto', postalCode: '4050-001', country: 'Portugal', phone: '+351 22 555 0100' };
  await db
    .insert(shopAddresses)
    .values({ entity, id: 1, personId: ownerId, address: { name, company: name, ...place }, createdAt: now, updatedAt: now });
  await raiseCounter(db, entity, 'shop-address', 1);
}

/** Maximum number of sample invoices that come from shop orders. */
const most = 8;
/** The newest order is still waiting to be shipped. */
const untilSent = 1;
/** Sample person who buys for the hotels; falls back to the owner. */
const buyer = 2;

const arrivesWithinMs = 18 * 86_400_000;

type InvoiceRow = typeof invoices.$inferSelect;

/** Adds orders for the newest sample invoices that contain only products, so that shop sales match the invoices. */
async function addSampleOrders(db: Db, now: Date, { entity, ownerId, personId }: SampleStory): Promise<void> {
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

/** Color suffix of an ordered product: `Vale Armchair, linen`. */
const colour = /, \p{Ll}+$/u;

/**
 * Converts an invoice to order lines with prices after discount and including tax; null when it bills anything else or rounding differs.
 */
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

/** Paid invoices, and those issued long enough ago, are delivered; others are in transit. */
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
