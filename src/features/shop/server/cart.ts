import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { cartOffer } from '../cart-offer.ts';
import type * as contract from '../contract.ts';
import type { ColorOption } from '../contract.ts';
import { productsView as products, cartItems as things } from '../tables.ts';
import { findShown, frontPicture, isShown, shopCurrency, shownColumns, toProduct } from './shown-product.ts';

export async function getCart(_: GivenOf<typeof contract.getCart>, scope: Scope): Promise<AnswerOf<typeof contract.getCart>> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({ ...shownColumns(scope), qty: things.qty, colour: things.colour })
    .from(things)
    .innerJoin(products, and(eq(products.entity, things.entity), eq(products.id, things.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId), isShown(entity)))
    .orderBy(asc(things.id));
  const [currency, today] = [await shopCurrency(scope), await todayOf(scope)];
  return {
    products: rows.map(({ qty, colour, ...row }) => ({
      ...{ ...toProduct(row, scope, currency), qty, ...cartOffer(row.id, today) },
      ...(colour !== '' && { colour }),
    })),
  };
}

/** Adds a product to the cart; an existing line stays unchanged. */
export async function addToCart({ body }: GivenOf<typeof contract.addToCart>, scope: Scope): Promise<undefined> {
  const colours = await colorsToChoose(body, scope);
  if (body.colour === undefined && colours.length > 0 && (await firstLine(body.productId, scope))) return;
  await scope.db
    .insert(things)
    .values(await thing(body.productId, { qty: 1, colour: body.colour ?? colours[0] ?? '' }, scope))
    .onConflictDoNothing();
  await announceCart(body.productId, scope);
}

/** Sets the quantity; without a color, of the existing line. */
export async function setCartQuantity({ params, body }: GivenOf<typeof contract.setCartQuantity>, scope: Scope): Promise<undefined> {
  const { productId } = params;
  const colours = await colorsToChoose({ productId, colour: body.colour }, scope);
  const colour = body.colour ?? (await firstLine(productId, scope))?.colour ?? colours[0] ?? '';
  await scope.db
    .insert(things)
    .values(await thing(productId, { qty: body.qty, colour }, scope))
    .onConflictDoUpdate({ target: [things.entity, things.personId, things.productId, things.colour], set: { qty: body.qty } });
  await announceCart(productId, scope);
}

/** Removes a product from the cart. Idempotent. */
export async function removeFromCart({ params, query }: GivenOf<typeof contract.removeFromCart>, scope: Scope): Promise<undefined> {
  const { colour } = query;
  await scope.db.delete(things).where(and(isOwn(params.productId, scope), colour === undefined ? undefined : eq(things.colour, colour)));
  await announceCart(params.productId, scope);
}

/** @throws 404 for an unknown product, 400 for a color it doesn't have. */
async function colorsToChoose({ productId, colour }: { productId: number; colour?: ColorOption | undefined }, scope: Scope) {
  const colours = await findShown(productId, scope);
  if (colour !== undefined && !colours.includes(colour)) throw invalid('colour', { code: 'not_one_of', choices: colours });
  return colours;
}

function isOwn(productId: number, { entity, identity }: Scope) {
  return and(eq(things.entity, entity), eq(things.personId, identity.personId), eq(things.productId, productId));
}

async function firstLine(productId: number, scope: Scope) {
  const [line] = await scope.db
    .select({ colour: things.colour })
    .from(things)
    .where(isOwn(productId, scope))
    .orderBy(asc(things.id))
    .limit(1);
  return line;
}

async function thing(productId: number, chosen: { qty: number; colour: ColorOption | '' }, { db, entity, identity }: Scope) {
  return { entity, personId: identity.personId, productId, ...chosen, id: await nextId(db, entity, 'cart-item') };
}

/** Tells the caller's other open pages that the cart and the product's state changed. */
export async function announceCart(productId: number, { db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<void> {
  const own = { ids: [productId], person: identity.personId };
  await announce(db, entity, { kind: 'cart', ...own }, { kind: 'product', ...own });
}
