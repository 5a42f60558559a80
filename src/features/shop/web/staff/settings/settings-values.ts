import { countryCodeOf } from '#contract/address/country-code.ts';
import { minorDigits } from '#contract/money/currency.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { readPercent } from '#web/money/read-percent.ts';
import type { DeliveryMethod, ShopSettings, ShopTaxRate } from '../../../settings-contract.ts';

/** A delivery method as form values; invalid numbers and countries stay as typed. */
export interface MethodDraft extends Omit<DeliveryMethod, 'countries' | 'tiers' | 'mostGrams'> {
  /** Names or codes, separated by commas. */
  countries: string;
  /** In kilograms; empty for no limit. */
  maxWeight: string;
  tiers: { from: string; price: string }[];
}

export interface RateDraft extends Omit<ShopTaxRate, 'country' | 'basisPoints'> {
  /** Identifies a rate within the form. */
  key: number;
  country: string;
  percent: string;
}

export interface SettingsValues extends Pick<ShopSettings, 'reverseCharge' | 'exportsUntaxed'> {
  deliveryMethods: MethodDraft[];
  taxRates: RateDraft[];
}

/** Settings as the server accepts them. */
export type SettingsFields = Pick<ShopSettings, 'deliveryMethods' | 'taxRates' | 'reverseCharge' | 'exportsUntaxed'>;

/** Weights are in kilograms, with gram precision. */
const weightDigits = 3;
const fromDigits = ({ priceBy, currency }: Pick<DeliveryMethod, 'priceBy' | 'currency'>) =>
  priceBy === 'weight' ? weightDigits : minorDigits(currency);

export function settingsValuesOf(settings: SettingsFields, language: string): SettingsValues {
  const { deliveryMethods, taxRates, reverseCharge, exportsUntaxed } = settings;
  return {
    ...{ reverseCharge, exportsUntaxed },
    deliveryMethods: deliveryMethods.map(({ mostGrams, ...method }) => ({
      ...method,
      maxWeight: mostGrams === undefined ? '' : amountText(mostGrams, language, weightDigits, 0),
      countries: method.countries.map((code) => countryName(code, language)).join(', '),
      tiers: method.tiers.map(({ from, priceCents }) => ({
        from: amountText(from, language, fromDigits(method), 0),
        price: amountText(priceCents, language, minorDigits(method.currency)),
      })),
    })),
    taxRates: taxRates.map(({ country, basisPoints, ...rate }, key) => ({
      ...{ ...rate, key, country: countryName(country, language), percent: percentText(basisPoints, language) },
    })),
  };
}

/** Converts form values to settings: invalid numbers become NaN, invalid countries an empty string. */
export function settingsFieldsOf(values: SettingsValues, language: string): SettingsFields {
  const { deliveryMethods, taxRates, reverseCharge, exportsUntaxed } = values;
  return {
    ...{ reverseCharge, exportsUntaxed },
    deliveryMethods: deliveryMethods.map(({ countries, tiers, maxWeight, ...method }) => ({
      ...{ ...method, name: method.name.trim(), countries: readCountries(countries) },
      ...(maxWeight.trim() && { mostGrams: readAmount(maxWeight.trim(), language, weightDigits) ?? Number.NaN }),
      tiers: tiers.map(({ from, price }) => ({
        from: readAmount(from.trim() || '0', language, fromDigits(method)) ?? Number.NaN,
        priceCents: readAmount(price, language, minorDigits(method.currency)) ?? Number.NaN,
      })),
    })),
    taxRates: taxRates.map(({ taxClass, name, country, percent }) => ({
      ...{ taxClass, name: name.trim(), country: countryCodeOf(country) ?? '' },
      basisPoints: readPercent(percent, language) ?? Number.NaN,
    })),
  };
}

/** Returns the fields that can't be saved. */
export function settingsProblems({ deliveryMethods, taxRates }: SettingsFields): ('deliveryMethods' | 'taxRates')[] {
  const isMethod = ({ countries, tiers, mostGrams = 1 }: DeliveryMethod) =>
    countries.every((code) => code !== '') && areTiers(tiers) && mostGrams > 0;
  const isRate = ({ country, name, basisPoints }: ShopTaxRate) =>
    country !== '' && name !== '' && basisPoints >= 0 && basisPoints <= 10_000;
  const keys = new Set(taxRates.map(({ country, taxClass }) => `${country} ${taxClass}`));
  return [
    ...(deliveryMethods.every(isMethod) ? [] : (['deliveryMethods'] as const)),
    ...(taxRates.every(isRate) && keys.size === taxRates.length ? [] : (['taxRates'] as const)),
  ];
}

function areTiers(tiers: DeliveryMethod['tiers']): boolean {
  return tiers.every(({ from, priceCents }, index) => {
    const before = tiers[index - 1];
    return priceCents >= 0 && (before ? from > before.from : from === 0);
  });
}

function readCountries(text: string): string[] {
  const names = text
    .split(/[,،;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  return [...new Set(names.map((name) => countryCodeOf(name) ?? ''))];
}

function countryName(code: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
  // Uses the code when the name can't be parsed back to it or contains a comma.
  return countryCodeOf(name) === code && !/[,،;]/.test(name) ? name : code;
}
