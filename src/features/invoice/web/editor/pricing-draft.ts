import { minorDigits } from '#contract/money/currency.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { readWithholding, withholdingText } from '#web/money/withholding-text.ts';
import type { Pricing } from '../../contract.ts';

export interface PricingDraft {
  taxPer: Pricing['taxPer'];
  isGross: boolean;
  /** Discount on the total: an amount, or a percentage such as `5%`; empty for none. */
  discount: string;
  /** Withholding such as `IRPF 15%`; empty for none. */
  withholding: string;
}

export function pricingDraftOf(
  { taxPer, isGross, discountBasisPoints, discountCents, withholding }: Pricing,
  currency: string,
  language: string,
): PricingDraft {
  const discount =
    discountBasisPoints > 0
      ? `${percentText(discountBasisPoints, language)}%`
      : discountCents === 0
        ? ''
        : amountText(discountCents, language, minorDigits(currency));
  return { taxPer, isGross, discount, withholding: withholdingText(withholding, language) };
}

/** Parses the pricing for a request; null if discount or withholding is invalid. */
export function readPricing(draft: PricingDraft, currency: string, language: string): Pricing | null {
  const { taxPer, isGross, discount } = draft;
  const withholding = readWithholding(draft.withholding, language);
  if (withholding === undefined) return null;
  const none = { taxPer, isGross, discountBasisPoints: 0, discountCents: 0, ...(withholding && { withholding }) };
  if (discount.trim() === '') return none;
  if (/[%٪]/.test(discount)) {
    const basisPoints = readAmount(discount, language, 2);
    return basisPoints === null || basisPoints < 0 || basisPoints > 10_000 ? null : { ...none, discountBasisPoints: basisPoints };
  }
  const cents = readAmount(discount, language, minorDigits(currency));
  return cents === null ? null : { ...none, discountCents: cents };
}

/** Returns the pricing to display; invalid input counts as no discount. */
export function shownPricing(draft: PricingDraft, currency: string, language: string): Pricing {
  return (
    readPricing(draft, currency, language) ?? { taxPer: draft.taxPer, isGross: draft.isGross, discountBasisPoints: 0, discountCents: 0 }
  );
}
