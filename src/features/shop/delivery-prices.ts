import { minorDigits } from '#contract/money/currency.ts';
import type { DeliveryMethod } from './settings-contract.ts';

interface Parcel {
  currency: string;
  /** Destination as an ISO 3166-1 code; null when the address has none. */
  country: string | null;
  /** Before coupons, tax included. */
  totalCents: number;
  grams: number;
  isAllFreeShipping: boolean;
}

/** Returns a method's price for a parcel; null when it doesn't deliver it. A method limited to countries requires a known country. */
export function deliveryPrice(method: DeliveryMethod, { currency, country, totalCents, grams, isAllFreeShipping }: Parcel): number | null {
  if (method.currency !== currency) return null;
  if (method.countries.length > 0 && (country === null || !method.countries.includes(country))) return null;
  if (method.mostGrams !== undefined && grams > method.mostGrams) return null;
  if (method.isFreeForMarked && isAllFreeShipping) return 0;
  const measured = method.priceBy === 'weight' ? grams : totalCents;
  return method.tiers.findLast(({ from }) => from <= measured)?.priceCents ?? null;
}

/**
 * Delivery methods of a company that hasn't set any: 19.00, free from 500.00, the original shop prices. In a currency with other minor
 * digits these
 * amounts make no sense: the shop starts without a method and delivers for free, and its settings show that.
 */
export function defaultDeliveryMethods(currency: string): DeliveryMethod[] {
  if (minorDigits(currency) !== 2) return [];
  const tiers = [
    { from: 0, priceCents: 1900 },
    { from: 50_000, priceCents: 0 },
  ];
  return [{ key: 'standard', name: '', countries: [], currency, priceBy: 'total', tiers, isFreeForMarked: true }];
}
