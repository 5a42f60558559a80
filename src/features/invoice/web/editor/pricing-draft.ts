import { minorDigits } from '#contract/money/currency.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { Pricing } from '../../contract.ts';

/** How an invoice is worked out, as it is being typed. */
export interface PricingDraft {
  taxPer: Pricing['taxPer'];
  isGross: boolean;
  /** Off the whole: an amount, or a percentage such as `5%`; empty for none. */
  discount: string;
}

export function pricingDraftOf(
  { taxPer, isGross, discountBasisPoints, discountCents }: Pricing,
  currency: string,
  language: string,
): PricingDraft {
  const discount =
    discountBasisPoints > 0
      ? `${percentText(discountBasisPoints, language)}%`
      : discountCents === 0
        ? ''
        : amountText(discountCents, language, minorDigits(currency));
  return { taxPer, isGross, discount };
}

/** The same as the server takes it; null where the discount cannot be read. */
export function readPricing({ taxPer, isGross, discount }: PricingDraft, currency: string, language: string): Pricing | null {
  const none = { taxPer, isGross, discountBasisPoints: 0, discountCents: 0 };
  if (discount.trim() === '') return none;
  if (/[%٪]/.test(discount)) {
    const basisPoints = readAmount(discount, language, 2);
    return basisPoints === null || basisPoints < 0 || basisPoints > 10_000 ? null : { ...none, discountBasisPoints: basisPoints };
  }
  const cents = readAmount(discount, language, minorDigits(currency));
  return cents === null ? null : { ...none, discountCents: cents };
}

/** What is shown while it cannot be read: as if nothing was taken off. */
export function shownPricing(draft: PricingDraft, currency: string, language: string): Pricing {
  return (
    readPricing(draft, currency, language) ?? { taxPer: draft.taxPer, isGross: draft.isGross, discountBasisPoints: 0, discountCents: 0 }
  );
}
