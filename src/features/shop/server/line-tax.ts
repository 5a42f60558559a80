import { euCountryOfVatId, isInEu } from '#contract/money/eu-vat-id.ts';
import { needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import type { FurtherTax } from '#contract/money/tax-rate.ts';
import { vatIdIn } from '#contract/money/vat-id-in.ts';
import type { LineItem, Pricing } from '#features/invoice/contract.ts';
import { invoiceTotals, shareOut } from '#features/invoice/server/public-api.ts';
import type { OrderTax } from '../order-contract.ts';
import type { ShopSettings } from '../settings-contract.ts';
import { isShipped, type TaxClass } from '../tax-class-contract.ts';

/** A tax as stated on an invoice line. */
export interface LineTax {
  basisPoints: number;
  name: string;
  category?: TaxCategory | undefined;
  /** Additional taxes. */
  more?: FurtherTax[] | undefined;
  /** Why no tax is charged; `exemption` has the wording. */
  reason?: 'reverseCharge' | 'intraCommunity' | 'export' | undefined;
  exemption?: string | undefined;
}

export interface Taxation {
  rates: ShopSettings['taxRates'];
  reverseCharge: boolean;
  exportsUntaxed: boolean;
  /** The company's country as an ISO 3166-1 code; null if unknown. */
  home: string | null;
  /** The company's default rate in its own country; null when it charges no tax. */
  homeRate: LineTax | null;
  sellerVatId: string;
}

export interface Destination {
  /** ISO 3166-1 code; null when the address has none, which counts as the company's own country. */
  country: string | null;
  vatId: string;
}

interface Charged {
  /** Null when the company charges no tax. */
  tax: LineTax | null;
  /** Price for one; a buyer who is charged no tax pays the price without the domestic tax. */
  priceCents: number;
}

/** Returns the tax and price of a product delivered to a country. Prices include the tax of the destination. */
export function chargeFor(product: { taxClass: TaxClass; priceCents: number }, to: Destination, taxation: Taxation): Charged {
  const { taxClass, priceCents } = product;
  const home = homeTax(taxClass, taxation);
  if (home === null) return { tax: null, priceCents };
  // An exempt company states its exemption regardless of the destination.
  if (home.category && needsReason(home.category)) return { tax: home, priceCents };
  const untaxed = untaxedFor(taxClass, to, taxation);
  if (untaxed) return { tax: untaxed, priceCents: withoutTax(priceCents, home) };
  return { tax: taxAbroad(taxClass, to, taxation) ?? home, priceCents };
}

/**
 * Splits the delivery price by value between the tax classes of the goods, taxed like them. Shares with the same tax are merged into one
 * line.
 */
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

/** Returns a price without its included tax. */
export function withoutTax(priceCents: number, tax: LineTax): number {
  return invoiceTotals([billedLine({ description: '', qty: 1, priceCents, tax })], grossPricing('rate', 0)).netCents;
}

function homeTax(taxClass: TaxClass, taxation: Taxation): LineTax | null {
  return rateOf(taxation.home, taxClass, taxation) ?? rateOf(taxation.home, 'goods', taxation) ?? taxation.homeRate;
}

/** Returns the destination country's rate. Services without a rate there are taxed in the company's country. */
function taxAbroad(taxClass: TaxClass, { country }: Destination, taxation: Taxation): LineTax | null {
  if (country === null || country === taxation.home) return null;
  const exact = rateOf(country, taxClass, taxation);
  return exact ?? (taxClass === 'services' ? null : rateOf(country, 'goods', taxation));
}

function rateOf(country: string | null, taxClass: TaxClass, { rates }: Taxation): LineTax | null {
  const rate = rates.find((one) => one.country === country && one.taxClass === taxClass);
  return rate ? { basisPoints: rate.basisPoints, name: rate.name, category: rate.basisPoints > 0 ? 'S' : 'Z' } : null;
}

/** Sales to businesses in another EU country, and exports, are charged no tax. */
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

/** Converts an order line to its invoice line. */
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

/** Shop prices include tax; the coupon applies to the total. */
export function grossPricing(taxPer: Pricing['taxPer'], discountCents: number): Pricing {
  return { taxPer, isGross: true, discountBasisPoints: 0, discountCents };
}
