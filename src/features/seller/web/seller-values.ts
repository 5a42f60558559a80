import { isNumberPrefix } from '#contract/money/number-series.ts';
import { isUntaxed, needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { Seller } from '../contract.ts';

/** What the form's fields hold: what is no number yet stays as it is typed. */
export interface SellerValues extends Omit<Seller, 'version' | 'taxRates' | 'numberDigits' | 'nextNumber' | 'paymentTermsDays'> {
  taxRates: RateDraft[];
  numberDigits: string;
  nextNumber: string;
  paymentTermsDays: string;
}

interface RateDraft {
  /** Tells the rates of one form apart. */
  key: number;
  name: string;
  percent: string;
  category: TaxCategory;
  exemption: string;
}

/** What the server takes. */
export type SellerFields = Omit<Seller, 'logo' | 'version'>;

export function sellerValuesOf({ version: _version, ...seller }: Seller, language: string): SellerValues {
  return {
    ...seller,
    taxRates: seller.taxRates.map(({ name, basisPoints, category, exemption = '' }, key) => ({
      ...{ key, name, exemption },
      percent: percentText(basisPoints, language),
      category: category ?? (basisPoints > 0 ? 'S' : 'Z'),
    })),
    numberDigits: String(seller.numberDigits),
    nextNumber: String(seller.nextNumber),
    paymentTermsDays: String(seller.paymentTermsDays),
  };
}

/** The fields as the server takes them; what is no number is none. */
export function sellerFieldsOf({ logo: _logo, ...values }: SellerValues, language: string): SellerFields {
  return {
    ...values,
    taxRates: values.taxRates.map(({ name, percent, category, exemption }) => ({
      name: name.trim(),
      basisPoints: readAmount(percent, language, 2) ?? Number.NaN,
      category,
      ...(needsReason(category) && { exemption: exemption.trim() }),
    })),
    numberDigits: wholeNumber(values.numberDigits),
    nextNumber: wholeNumber(values.nextNumber),
    paymentTermsDays: wholeNumber(values.paymentTermsDays),
  };
}

/** What cannot be saved, by field. */
export function sellerProblems(values: SellerValues, language: string): (keyof SellerValues)[] {
  const { taxRates, numberPrefix, numberDigits, nextNumber, paymentTermsDays } = sellerFieldsOf(values, language);
  const problems: (keyof SellerValues)[] = [];
  if (!taxRates.every(isRate)) problems.push('taxRates');
  if (!isNumberPrefix(numberPrefix)) problems.push('numberPrefix');
  if (!(nextNumber >= 1)) problems.push('nextNumber');
  if (!(numberDigits >= 1 && numberDigits <= 10)) problems.push('numberDigits');
  if (!(paymentTermsDays >= 0 && paymentTermsDays <= 365)) problems.push('paymentTermsDays');
  return problems;
}

/** Named, within bounds, and with what its category asks for: none charged, and why. */
function isRate({ name, basisPoints, category, exemption }: SellerFields['taxRates'][number]): boolean {
  if (!name || !(basisPoints >= 0 && basisPoints <= 10_000)) return false;
  if (!category || !isUntaxed(category)) return true;
  return basisPoints === 0 && (!needsReason(category) || Boolean(exemption));
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
