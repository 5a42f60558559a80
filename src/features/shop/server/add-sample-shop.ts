import { keepContent, keepFiles } from '#features/files/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { raiseCounter } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleProducts } from '../sample-products.ts';
import { sampleReviews } from '../sample-reviews.ts';
import { cartItems, coupons, products, reviews, shopAddresses, stockMoves, wishlistItems } from '../tables.ts';
import { addSampleOrders } from './add-sample-orders.ts';

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

/** Adds the shop of the sample's company: what it sells with its pictures, what is said of that, and what its owner has chosen. */
export async function addSampleShop(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity, ownerId } = story;
  const now = deps.clock();
  const pictures = await keepPictures(db, deps, story);
  const told = sampleReviews.flatMap(([productId, sampleId, stars, text]) => {
    const personId = story.personId(sampleId);
    return personId === null ? [] : [{ productId, personId, stars, text: story.retellPlain(text) }];
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

/** Two pictures of each product, in the order of the products. */
async function keepPictures(db: Db, deps: Dependencies, { entity, productDrawing }: SampleStory): Promise<number[]> {
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
