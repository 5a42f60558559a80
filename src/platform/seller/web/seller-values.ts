import { wrongAccountField } from '#contract/money/bank-account.ts';
import { isNumberPrefix } from '#contract/money/number-series.ts';
import { isUntaxed, needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readPercent } from '#web/money/read-percent.ts';
import { readWithholding, withholdingText } from '#web/money/withholding-text.ts';
import type { Seller, TaxRate } from '../contract.ts';

/** Form values; numbers stay as typed until they are valid. */
export interface SellerValues
  extends Omit<Seller, 'version' | 'taxRates' | 'numberDigits' | 'nextNumber' | 'paymentTermsDays' | 'withholding'> {
  /** As typed, such as `IRPF 15%`. */
  withholding: string;
  taxRates: RateDraft[];
  numberDigits: string;
  nextNumber: string;
  paymentTermsDays: string;
}

interface RateDraft {
  /** Identifies a rate within the form. */
  key: number;
  name: string;
  percent: string;
  category: TaxCategory;
  exemption: string;
  /** Additional taxes. */
  more: FurtherDraft[];
}

interface FurtherDraft {
  name: string;
  percent: string;
  isCompound: boolean;
}

/** Fields the server accepts. */
export type SellerFields = Omit<Seller, 'logo' | 'version'>;

export function sellerValuesOf({ version: _version, ...seller }: Seller, language: string): SellerValues {
  return {
    ...seller,
    taxRates: seller.taxRates.map((rate, key) => draftOfRate(rate, key, language)),
    withholding: withholdingText(seller.withholding, language),
    numberDigits: String(seller.numberDigits),
    nextNumber: String(seller.nextNumber),
    paymentTermsDays: String(seller.paymentTermsDays),
  };
}

/** Converts a rate to form values. */
export function draftOfRate({ name, basisPoints, category, exemption = '', more = [] }: TaxRate, key: number, language: string): RateDraft {
  return {
    ...{ key, name, exemption },
    percent: percentText(basisPoints, language),
    category: category ?? (basisPoints > 0 ? 'S' : 'Z'),
    more: more.map((tax) => ({ name: tax.name, percent: percentText(tax.basisPoints, language), isCompound: tax.isCompound ?? false })),
  };
}

/** Converts the values for the server; unreadable numbers become NaN or null. */
export function sellerFieldsOf({ logo: _logo, ...values }: SellerValues, language: string): SellerFields {
  return {
    ...values,
    taxRates: values.taxRates.map(({ name, percent, category, exemption, more }) => ({
      name: name.trim(),
      basisPoints: readPercent(percent, language) ?? Number.NaN,
      category,
      ...(needsReason(category) && { exemption: exemption.trim() }),
      ...(more.length > 0 && {
        more: more.map((tax) => ({
          name: tax.name.trim(),
          basisPoints: readPercent(tax.percent, language) ?? Number.NaN,
          ...(tax.isCompound && { isCompound: true }),
        })),
      }),
    })),
    withholding: readWithholding(values.withholding, language) ?? null,
    numberDigits: wholeNumber(values.numberDigits),
    nextNumber: wholeNumber(values.nextNumber),
    paymentTermsDays: wholeNumber(values.paymentTermsDays),
  };
}

/** Returns the invalid fields. */
export function sellerProblems(values: SellerValues, language: string): (keyof SellerValues)[] {
  const { taxRates, numberPrefix, numberDigits, nextNumber, paymentTermsDays } = sellerFieldsOf(values, language);
  const problems: (keyof SellerValues)[] = [];
  if (!taxRates.every(isRate)) problems.push('taxRates');
  if (readWithholding(values.withholding, language) === undefined) problems.push('withholding');
  const wrong = wrongAccountField(values);
  if (wrong) problems.push(wrong);
  if (!isNumberPrefix(numberPrefix)) problems.push('numberPrefix');
  if (!(nextNumber >= 1)) problems.push('nextNumber');
  if (!(numberDigits >= 1 && numberDigits <= 10)) problems.push('numberDigits');
  if (!(paymentTermsDays >= 0 && paymentTermsDays <= 365)) problems.push('paymentTermsDays');
  return problems;
}

/** Checks a rate: named, within bounds, and as required by its category, such as zero with a reason. */
function isRate({ name, basisPoints, category, exemption, more = [] }: SellerFields['taxRates'][number]): boolean {
  const isCharged = (tax: { name: string; basisPoints: number }) => tax.name !== '' && tax.basisPoints >= 0 && tax.basisPoints <= 10_000;
  if (![{ name, basisPoints }, ...more].every(isCharged)) return false;
  if (!category || !isUntaxed(category)) return true;
  return basisPoints === 0 && (!needsReason(category) || Boolean(exemption));
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
