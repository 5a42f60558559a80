import type { TaxRate } from '#platform/seller/contract.ts';
import type { SuggestedLine } from '../../../suggestion-contract.ts';
import { type LineDraft, percentField, priceField, rateOf, taxOfRate } from './line-drafts.ts';

export type Filled = Pick<LineDraft, 'price' | 'unit' | 'tax' | 'rate'>;

interface Filling {
  /** Values filled in by an earlier suggestion. */
  last: Filled | undefined;
  proposed: TaxRate | undefined;
  currency: string;
  language: string;
}

/** Returns the fields a suggestion fills; values the person entered stay. */
export function fillLine(line: LineDraft, suggested: SuggestedLine, { last, proposed, currency, language }: Filling) {
  const filled: Filled = {
    price: suggested.price ? priceField(suggested.price, currency, language) : '',
    unit: suggested.unit,
    tax: percentField(suggested.taxBasisPoints, language),
    rate: rateOf(suggested).rate,
  };
  const isOwnPrice = line.price.trim() !== '' && line.price !== last?.price;
  const isOwnUnit = line.unit !== undefined && line.unit !== last?.unit;
  const begun = [...(last ? [last] : []), proposed ? taxOfRate(proposed, language) : { tax: '' }];
  const isOwnTax = !begun.some((tax) => isSameTax(tax, line));
  const part: Partial<LineDraft> = {
    description: suggested.description,
    ...(!isOwnPrice && { price: filled.price }),
    ...(!isOwnUnit && { unit: filled.unit }),
    ...(!isOwnTax && { tax: filled.tax, rate: filled.rate }),
  };
  return { part, filled };
}

type Tax = Pick<LineDraft, 'tax' | 'rate'>;
const isSameTax = (one: Tax, other: Tax) => one.tax === other.tax && JSON.stringify(one.rate) === JSON.stringify(other.rate);
