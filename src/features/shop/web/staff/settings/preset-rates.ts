import type { ShopTaxRate } from '../../../settings-contract.ts';
import { type TaxClass, taxClasses } from '../../../tax-class-contract.ts';
import { euVatRates } from './eu-vat-rates.ts';

/** The standard rates of the EU that a shop does not have yet. Its own country charges the rate of the company. */
export function standardRates(known: readonly ShopTaxRate[], home: string | null, name: string): ShopTaxRate[] {
  const countries = Object.keys(euVatRates).filter((country) => country !== home);
  return missing(known, countries, ['goods'], name);
}

/** The reduced rates of the shop's own country and of those that it has a rate for. */
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
