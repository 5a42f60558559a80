import { euCountryOfVatId, isInEu } from '#contract/money/eu-vat-id.ts';
import { needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import type { FurtherTax } from '#contract/money/tax-rate.ts';
import { vatIdIn } from '#contract/money/vat-id-in.ts';
import type { LineItem, Pricing } from '#features/invoice/contract.ts';
import { invoiceTotals, shareOut } from '#features/invoice/server/public-api.ts';
import type { OrderTax } from '../order-contract.ts';
import type { ShopSettings } from '../settings-contract.ts';
import { isShipped, type TaxClass } from '../tax-class-contract.ts';

/** A tax as a line of an invoice states it. */
export interface LineTax {
  basisPoints: number;
  name: string;
  category?: TaxCategory | undefined;
  /** Charged beside it. */
  more?: FurtherTax[] | undefined;
  /** Why no tax is charged, for `exemption` in words. */
  reason?: 'reverseCharge' | 'intraCommunity' | 'export' | undefined;
  exemption?: string | undefined;
}

export interface Taxation {
  rates: ShopSettings['taxRates'];
  reverseCharge: boolean;
  exportsUntaxed: boolean;
  /** The company's country by ISO 3166-1; null when it isn't known. */
  home: string | null;
  /** The rate of the company that its country has for want of another; null where it charges no tax. */
  homeRate: LineTax | null;
  sellerVatId: string;
}

export interface Destination {
  /** By ISO 3166-1; null when the address doesn't say: then it counts as the company's own. */
  country: string | null;
  vatId: string;
}

interface Charged {
  /** Null where the company charges no tax. */
  tax: LineTax | null;
  /** For one: a buyer who is charged no tax pays the price without that of the company's country. */
  priceCents: number;
}

/** What tax a product is charged on its way to a country, and its price then. Prices include the tax of wherever it is delivered to. */
export function chargeFor(product: { taxClass: TaxClass; priceCents: number }, to: Destination, taxation: Taxation): Charged {
  const { taxClass, priceCents } = product;
  const home = homeTax(taxClass, taxation);
  if (home === null) return { tax: null, priceCents };
  // A company that is exempt itself states that, wherever it sells to.
  if (home.category && needsReason(home.category)) return { tax: home, priceCents };
  const untaxed = untaxedFor(taxClass, to, taxation);
  if (untaxed) return { tax: untaxed, priceCents: withoutTax(priceCents, home) };
  return { tax: taxAbroad(taxClass, to, taxation) ?? home, priceCents };
}

/** What delivery is charged: each class of goods bears its share by value, taxed as the goods are. Shares of the same tax are one line. */
export function chargeDelivery(
  deliveryCents: number,
  goods: readonly { taxClass: TaxClass; valueCents: number }[],
  to: Destination,
  taxation: Taxation,
): Charged[] {
  if (deliveryCents === 0) return [];
  const valueIn = (taxClass: TaxClass) => goods.reduce((sum, one) => sum + (one.taxClass === taxClass ? one.valueCents : 0), 0);
  const classes = [...new Set(goods.map(({ taxClass }) => taxClass))];
  const values = classes.map(valueIn);
  const shares = shareOut(deliveryCents, values.some((value) => value > 0) ? values : values.map((_, index) => (index === 0 ? 1 : 0)));
  const byTax = new Map<string, Charged>();
  for (const [index, taxClass] of classes.entries()) {
    const charged = chargeFor({ taxClass, priceCents: shares[index] ?? 0 }, to, taxation);
    const key = JSON.stringify(charged.tax);
    byTax.set(key, { ...charged, priceCents: charged.priceCents + (byTax.get(key)?.priceCents ?? 0) });
  }
  return [...byTax.values()].filter(({ priceCents }) => priceCents > 0);
}

/** A price without the tax that is in it. */
export function withoutTax(priceCents: number, tax: LineTax): number {
  return invoiceTotals([billedLine({ description: '', qty: 1, priceCents, tax })], grossPricing('rate', 0)).netCents;
}

function homeTax(taxClass: TaxClass, taxation: Taxation): LineTax | null {
  return rateOf(taxation.home, taxClass, taxation) ?? rateOf(taxation.home, 'goods', taxation) ?? taxation.homeRate;
}

/** The rate of the country of delivery. Services without one of their own are taxed where the company is. */
function taxAbroad(taxClass: TaxClass, { country }: Destination, taxation: Taxation): LineTax | null {
  if (country === null || country === taxation.home) return null;
  const exact = rateOf(country, taxClass, taxation);
  return exact ?? (taxClass === 'services' ? null : rateOf(country, 'goods', taxation));
}

function rateOf(country: string | null, taxClass: TaxClass, { rates }: Taxation): LineTax | null {
  const rate = rates.find((one) => one.country === country && one.taxClass === taxClass);
  return rate ? { basisPoints: rate.basisPoints, name: rate.name, category: rate.basisPoints > 0 ? 'S' : 'Z' } : null;
}

/** Sales to businesses of another EU country, and exports: neither is charged any tax. */
function untaxedFor(taxClass: TaxClass, { country, vatId }: Destination, taxation: Taxation): LineTax | null {
  const { home, sellerVatId } = taxation;
  if (home === null || country === null || country === home) return null;
  const free = { basisPoints: 0, name: '' };
  const buyerCountry = euCountryOfVatId(vatId);
  const isEuBusiness = isInEu(home) && isInEu(country) && buyerCountry !== null && buyerCountry !== home;
  if (taxation.reverseCharge && isEuBusiness && euCountryOfVatId(vatIdIn(sellerVatId) ?? '') !== null)
    return isShipped(taxClass)
      ? { ...free, category: 'K', reason: 'intraCommunity' }
      : { ...free, category: 'AE', reason: 'reverseCharge' };
  const isExport = isShipped(taxClass) && !(isInEu(home) && isInEu(country));
  if (taxation.exportsUntaxed && isExport && !rateOf(country, 'goods', taxation) && !rateOf(country, taxClass, taxation))
    return { ...free, category: 'G', reason: 'export' };
  return null;
}

interface Billed {
  description: string;
  qty: number;
  priceCents: number;
  tax?: OrderTax | undefined;
}

/** A line of an order as its invoice has it. */
export function billedLine({ description, qty, priceCents, tax }: Billed): LineItem {
  return {
    ...{ description, priceCents, quantityMilli: qty * 1000, discountBasisPoints: 0, taxBasisPoints: tax?.basisPoints ?? 0 },
    ...(tax && {
      taxName: tax.name,
      ...(tax.category && { taxCategory: tax.category }),
      ...(tax.exemption && { exemption: tax.exemption }),
      ...(tax.more && { moreTaxes: tax.more }),
    }),
  };
}

/** Prices of the shop include tax; the coupon is taken off the whole. */
export function grossPricing(taxPer: Pricing['taxPer'], discountCents: number): Pricing {
  return { taxPer, isGross: true, discountBasisPoints: 0, discountCents };
}
