import { and, asc, eq, isNull } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invoiceTotals } from '#features/invoice/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import type { Scope } from '#server/scope.ts';
import { deliveryPrice } from '../delivery-prices.ts';
import type { CouponProblem, getCheckout, OrderTax, Quote } from '../order-contract.ts';
import { orderTotals } from '../order-totals.ts';
import type { ShopSettings } from '../settings-contract.ts';
import { slugOf } from '../slug-of.ts';
import { coupons, productsView as products, cartItems as things } from '../tables.ts';
import { isShipped } from '../tax-class-contract.ts';
import { listAddresses } from './addresses.ts';
import { billedLine, chargeDelivery, chargeFor, grossPricing, type LineTax } from './line-tax.ts';
import { readShopSettings, readTaxation } from './shop-settings.ts';
import { buyersWords } from './shop-words.ts';
import { frontPicture, isShown } from './shown-product.ts';

/** Returns the cart's quote and the caller's addresses. */
export async function readCheckout({ query }: GivenOf<typeof getCheckout>, scope: Scope): Promise<AnswerOf<typeof getCheckout>> {
  return { quote: await readQuote(query, scope) };
}

interface Wanted {
  coupon: string;
  addressId?: number | undefined;
  /** Key of a delivery method; falls back to the first one when unknown. */
  delivery?: string | undefined;
}

/** Prices the cart at this moment. Used by the checkout and to place an order. */
export async function readQuote({ coupon: code, addressId, delivery = '' }: Wanted, scope: Scope): Promise<Quote> {
  const [settings, addresses, listed] = [await readShopSettings(scope), await listAddresses(scope), await readLines(scope)];
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  const to = { country: address ? countryCodeOf(address.country) : settings.homeCountry, vatId: address?.vatId ?? '' };
  const taxation = await readTaxation(settings, scope);
  const say = await exemptionWords(scope);
  const lines = listed.map(({ taxClass, weightGrams: _, ...line }) => {
    const { tax, priceCents } = chargeFor({ taxClass, priceCents: line.priceCents }, to, taxation);
    return { ...line, priceCents, ...(tax && { tax: say(tax) }) };
  });
  const { methods, problem } = offeredMethods(listed, { settings, country: to.country });
  const goods = listed
    .filter(({ taxClass }) => isShipped(taxClass))
    .map(({ taxClass, qty, priceCents }) => ({ taxClass, valueCents: qty * priceCents }));
  const offered = methods.map(({ key, name, priceCents }) => {
    const charged = chargeDelivery(priceCents, goods, to, taxation);
    return { key, name, charged, priceCents: charged.reduce((sum, part) => sum + part.priceCents, 0) };
  });
  const chosen = offered.find(({ key }) => key === delivery) ?? offered[0];
  const deliveryLines = (chosen?.charged ?? []).map(({ tax, priceCents }) => ({ priceCents, ...(tax && { tax: say(tax) }) }));
  const deliveryCents = chosen?.priceCents ?? 0;
  const { subtotalCents } = orderTotals({ lines, coupon: null, deliveryCents });
  const { coupon, couponProblem } = await findCoupon(code, subtotalCents, scope);
  const totals = orderTotals({ lines, coupon, deliveryCents });
  return {
    ...{ lines, ...totals, currency: settings.currency, coupon, couponProblem, addresses, deliveryLines },
    deliveryMethods: offered.map(({ key, name, priceCents }) => ({ key, name, priceCents })),
    deliveryMethod: chosen ? { key: chosen.key, name: chosen.name } : null,
    deliveryProblem: problem,
    taxes: await taxesIn({ lines, deliveryLines, discountCents: totals.discountCents }, scope),
  };
}

type ListedLine = Awaited<ReturnType<typeof readLines>>[number];

/** Returns the methods that deliver the cart, none when nothing needs delivery. A company without delivery methods delivers for free. */
function offeredMethods(lines: readonly ListedLine[], { settings, country }: { settings: ShopSettings; country: string | null }) {
  const shipped = lines.filter(({ taxClass }) => isShipped(taxClass));
  const { deliveryMethods, currency } = settings;
  if (shipped.length === 0 || deliveryMethods.length === 0) return { methods: [], problem: null };
  const parcel = {
    ...{ currency, country },
    totalCents: lines.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0),
    grams: shipped.reduce((sum, { qty, weightGrams }) => sum + qty * weightGrams, 0),
    isAllFreeShipping: shipped.every(({ hasFreeShipping }) => hasFreeShipping),
  };
  const methods = deliveryMethods.flatMap((method) => {
    const priceCents = deliveryPrice(method, parcel);
    return priceCents === null ? [] : [{ key: method.key, name: method.name, priceCents }];
  });
  return { methods, problem: methods.length === 0 ? ('unavailable' as const) : null };
}

/** Returns a function that adds the reason for a tax exemption, in the buyer's language. */
async function exemptionWords(scope: Scope): Promise<(tax: LineTax) => OrderTax> {
  const { words } = await buyersWords(scope);
  return ({ reason, ...tax }) => ({ ...tax, ...(reason && { exemption: words(`shopBill.${reason}`) }) });
}

/** Computes the tax the order's invoice will state, by rate. */
async function taxesIn(quote: Pick<Quote, 'lines' | 'deliveryLines' | 'discountCents'>, scope: Scope): Promise<Quote['taxes']> {
  const { taxPer } = await readSeller(scope);
  const all = [...quote.lines, ...quote.deliveryLines.map((line) => ({ ...line, qty: 1 }))];
  const { taxes } = invoiceTotals(
    all.map((line) => billedLine({ description: '', ...line })),
    grossPricing(taxPer, quote.discountCents),
  );
  return taxes
    .filter(({ name, basisPoints, exemption }) => name || basisPoints > 0 || exemption)
    .map(({ name, basisPoints, taxCents, exemption }) => ({ name, basisPoints, cents: taxCents, exemption }));
}

/** Reads the cart's lines at shop prices. */
async function readLines({ db, deps, entity, identity }: Scope) {
  const { id, name, brand, priceCents, hasFreeShipping, stock, colorOptions, taxClass, weightGrams } = products;
  const rows = await db
    .select({
      ...{ id, name, brand, priceCents, hasFreeShipping, stock, colorOptions, taxClass, weightGrams },
      ...{ qty: things.qty, colour: things.colour, fileId: files.id, fileName: files.name },
    })
    .from(things)
    .innerJoin(products, and(eq(products.entity, things.entity), eq(products.id, things.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId), isShown(entity)))
    .orderBy(asc(things.id));
  return rows.map(({ id: productId, fileId, fileName, colour, colorOptions: offered, ...row }) => ({
    ...row,
    // A color that is no longer sold has no stock.
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

/** Matches a coupon by its uppercase code. */
export function isCoupon(entity: string, code: string) {
  return and(eq(coupons.entity, entity), eq(coupons.code, code), isNull(coupons.deletedAt));
}
