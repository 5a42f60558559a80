import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { Seller } from '../contract.ts';

/** What the form's fields hold: what is no number yet stays as it is typed. */
export interface SellerValues extends Omit<Seller, 'version' | 'taxRates' | 'numberDigits' | 'paymentTermsDays'> {
  taxRates: RateDraft[];
  numberDigits: string;
  paymentTermsDays: string;
}

interface RateDraft {
  /** Tells the rates of one form apart. */
  key: number;
  name: string;
  percent: string;
}

/** What the server takes. */
export type SellerFields = Omit<Seller, 'logo' | 'version'>;

export function sellerValuesOf({ version: _version, ...seller }: Seller, language: string): SellerValues {
  return {
    ...seller,
    taxRates: seller.taxRates.map(({ name, basisPoints }, key) => ({ key, name, percent: percentText(basisPoints, language) })),
    numberDigits: String(seller.numberDigits),
    paymentTermsDays: String(seller.paymentTermsDays),
  };
}

/** The fields as the server takes them; what is no number is none. */
export function sellerFieldsOf({ logo: _logo, ...values }: SellerValues, language: string): SellerFields {
  return {
    ...values,
    taxRates: values.taxRates.map(({ name, percent }) => ({
      name: name.trim(),
      basisPoints: readAmount(percent, language, 2) ?? Number.NaN,
    })),
    numberDigits: wholeNumber(values.numberDigits),
    paymentTermsDays: wholeNumber(values.paymentTermsDays),
  };
}

/** What cannot be saved, by field. */
export function sellerProblems(values: SellerValues, language: string): (keyof SellerValues)[] {
  const { taxRates, numberDigits, paymentTermsDays } = sellerFieldsOf(values, language);
  const problems: (keyof SellerValues)[] = [];
  if (!taxRates.every(({ name, basisPoints }) => name && basisPoints >= 0 && basisPoints <= 10_000)) problems.push('taxRates');
  if (!(numberDigits >= 1 && numberDigits <= 10)) problems.push('numberDigits');
  if (!(paymentTermsDays >= 0 && paymentTermsDays <= 365)) problems.push('paymentTermsDays');
  return problems;
}

function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
