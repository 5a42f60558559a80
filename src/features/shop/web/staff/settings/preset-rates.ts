import type { ShopTaxRate } from '../../../settings-contract.ts';
import { type TaxClass, taxClasses } from '../../../tax-class-contract.ts';

/** Returns the EU's standard rates that a shop is missing. Its own country uses the company's rate. */
export function standardRates(known: readonly ShopTaxRate[], home: string | null, name: string): ShopTaxRate[] {
  const countries = Object.keys(euVatRates).filter((country) => country !== home);
  return missing(known, countries, ['goods'], name);
}

/** Returns reduced rates for the shop's own country and for countries it has a rate for. */
export function reducedRates(known: readonly ShopTaxRate[], home: string | null, name: string): ShopTaxRate[] {
  const countries = [...new Set([...(home === null ? [] : [home]), ...known.map(({ country }) => country)])];
  const reduced = taxClasses.filter((taxClass) => taxClass !== 'goods');
  return missing(known, countries, reduced, name);
}

function missing(known: readonly ShopTaxRate[], countries: string[], classes: readonly TaxClass[], name: string): ShopTaxRate[] {
  return countries.flatMap((country) =>
    classes.flatMap((taxClass) => {
      const percent = euVatRates[country]?.[taxClass];
      const isKnown = known.some((rate) => rate.country === country && rate.taxClass === taxClass);
      return percent === undefined || isKnown ? [] : [{ country, name, taxClass, basisPoints: Math.round(percent * 100) }];
    }),
  );
}

/** Standard VAT rate of an EU country, and its reduced rates. Classes left out use the standard rate. */
type VatRates = { goods: number } & Partial<Record<TaxClass, number>>;

/** VAT in percent, as of 2026. Where a class has several rates, such as basic and other food, this is the usual one. */
export const euVatRates: Readonly<Record<string, VatRates>> = {
  AT: { goods: 20, books: 10, food: 10, medicine: 10 },
  BE: { goods: 21, books: 6, food: 6, medicine: 6 },
  BG: { goods: 20, books: 9 },
  CY: { goods: 19, books: 3, food: 5, medicine: 5 },
  CZ: { goods: 21, books: 0, food: 12, medicine: 12 },
  DE: { goods: 19, books: 7, food: 7 },
  DK: { goods: 25 },
  EE: { goods: 24, books: 9, medicine: 9 },
  ES: { goods: 21, books: 4, food: 10, medicine: 4 },
  FI: { goods: 25.5, books: 13.5, food: 13.5, medicine: 13.5 },
  FR: { goods: 20, books: 5.5, food: 5.5, medicine: 10 },
  GR: { goods: 24, books: 6, food: 13, medicine: 6 },
  HR: { goods: 25, books: 5, medicine: 5 },
  HU: { goods: 27, books: 5, medicine: 5 },
  IE: { goods: 23, books: 0, food: 0, medicine: 0 },
  IT: { goods: 22, books: 4, food: 10, medicine: 10 },
  LT: { goods: 21, books: 5 },
  LU: { goods: 17, books: 3, food: 3, medicine: 3 },
  LV: { goods: 21, books: 5, medicine: 12 },
  MT: { goods: 18, books: 5, food: 0, medicine: 0 },
  NL: { goods: 21, books: 9, food: 9, medicine: 9 },
  PL: { goods: 23, books: 5, food: 5, medicine: 8 },
  PT: { goods: 23, books: 6, food: 6, medicine: 6 },
  RO: { goods: 21, books: 11, food: 11, medicine: 11 },
  SE: { goods: 25, books: 6, food: 6 },
  SI: { goods: 22, books: 5, food: 9.5, medicine: 9.5 },
  SK: { goods: 23, books: 5, medicine: 5 },
};
