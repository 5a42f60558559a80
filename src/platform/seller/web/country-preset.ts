import type { TaxRate } from '../contract.ts';
import { draftOfRate, type SellerValues } from './seller-values.ts';
import { taxPresets } from './tax-presets.ts';

interface CountryPreset {
  taxRates: readonly TaxRate[];
  currency: string;
  paymentTermsDays: number;
}

/** Currencies of countries outside the euro. */
const currencies: Readonly<Record<string, string>> = {
  ...{ AE: 'AED', AU: 'AUD', BR: 'BRL', CA: 'CAD', CH: 'CHF', DK: 'DKK', GB: 'GBP', IN: 'INR', JP: 'JPY', MX: 'MXN' },
  ...{ NO: 'NOK', NZ: 'NZD', PL: 'PLN', SA: 'SAR', SE: 'SEK', SG: 'SGD', ZA: 'ZAR' },
};

/** Countries where two weeks are usual; 30 days elsewhere. */
const twoWeeks = new Set(['AT', 'AU', 'DE', 'DK', 'FI', 'NL', 'NO', 'PL']);

/** Countries with several time zones, where that of the device is a better guess than the main one. */
const manyZones = new Set(['AU', 'BR', 'CA', 'MX']);

/** Returns the usual defaults in a country; undefined for unknown ones. */
export function countryPreset(code: string | null): CountryPreset | undefined {
  const taxRates = taxPresets[code ?? ''];
  if (!code || !taxRates) return undefined;
  return { taxRates, currency: currencies[code] ?? 'EUR', paymentTermsDays: twoWeeks.has(code) ? 14 : 30 };
}

/** Returns the fields to fill in when a country is chosen. Manually entered tax rates stay. */
export function filledBy(code: string, former: string | null, values: SellerValues, language: string): Partial<SellerValues> {
  const preset = countryPreset(code);
  if (!preset) return {};
  const draftsOf = (rates: readonly TaxRate[]) => rates.map((rate, key) => draftOfRate(rate, key, language));
  const before = countryPreset(former);
  const isUntouched =
    values.taxRates.length === 0 || (before && JSON.stringify(draftsOf(before.taxRates)) === JSON.stringify(values.taxRates));
  return {
    currency: preset.currency,
    paymentTermsDays: String(preset.paymentTermsDays),
    ...(!manyZones.has(code) && { timeZone: '' }),
    ...(isUntouched && { taxRates: draftsOf(preset.taxRates) }),
  };
}
