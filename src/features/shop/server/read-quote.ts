import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { files } from '#features/files/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { CouponProblem, getCheckout, Quote } from '../order-contract.ts';
import { orderTotals } from '../order-totals.ts';
import { slugOf } from '../slug-of.ts';
import { coupons, productsView as products, cartItems as things } from '../tables.ts';
import { listAddresses } from './addresses.ts';
import { shopCurrency } from './shop-currency.ts';
import { frontPicture, isShown } from './shown-product.ts';

/** What an order would come to now, and where it can go. */
export async function readCheckout({ query }: GivenOf<typeof getCheckout>, scope: Scope): Promise<AnswerOf<typeof getCheckout>> {
  return { quote: await readQuote(query.coupon, scope) };
}

/** What is in the cart, priced as it is at this moment. */
export async function readQuote(code: string, scope: Scope): Promise<Quote> {
  const lines = await readLines(scope);
  const { subtotalCents } = orderTotals({ lines, coupon: null });
  const { coupon, couponProblem } = await findCoupon(code, subtotalCents, scope);
  return {
    lines,
    ...orderTotals({ lines, coupon }),
    currency: await shopCurrency(scope),
    coupon,
    couponProblem,
    addresses: await listAddresses(scope),
  };
}

async function readLines({ db, deps, entity, identity }: Scope): Promise<Quote['lines']> {
  const { id, name, brand, priceCents, hasFreeShipping, stock, colorOptions } = products;
  const rows = await db
    .select({
      ...{ id, name, brand, priceCents, hasFreeShipping, stock, colorOptions },
      ...{ qty: things.qty, colour: things.colour, fileId: files.id, fileName: files.name },
    })
    .from(things)
    .innerJoin(products, and(eq(products.entity, things.entity), eq(products.id, things.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId), isShown(entity)))
    .orderBy(asc(things.id));
  return rows.map(({ id: productId, fileId, fileName, colour, colorOptions: offered, ...row }) => ({
    ...row,
    // In a colour that is sold no more there is nothing of it.
    stock: colour === '' || offered.includes(colour) ? row.stock : 0,
    ...(colour !== '' && { colour }),
    productId,
    refundedQty: 0,
    slug: slugOf({ ...row, id: productId }),
    image: fileId === null || fileName === null ? '' : deps.files.address({ entity, id: fileId, name: fileName }),
  }));
}

async function findCoupon(
  code: string,
  subtotalCents: number,
  scope: Scope,
): Promise<{ coupon: Quote['coupon']; couponProblem: CouponProblem | null }> {
  const { db, entity } = scope;
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return { coupon: null, couponProblem: null };
  const [row] = await db.select().from(coupons).where(isCoupon(entity, wanted));
  const refused = (couponProblem: CouponProblem) => ({ coupon: null, couponProblem });
  if (!row) return refused('unknown');
  if (row.until !== null && row.until < (await todayOf(scope))) return refused('ended');
  if (row.mostUses !== null && row.uses >= row.mostUses) return refused('used_up');
  if (subtotalCents < row.fromCents) return refused('too_little');
  return { coupon: { code: row.code, percentOff: row.percentOff, centsOff: row.centsOff }, couponProblem: null };
}

/** The coupon of a code in capital letters. */
export function isCoupon(entity: string, code: string) {
  return and(eq(coupons.entity, entity), eq(coupons.code, code), isNull(coupons.deletedAt));
}
