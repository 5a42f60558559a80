import { minorDigits } from '#web/format-money.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { LineItem } from '../../../contract.ts';
import { largestLineCents, lineAmounts } from '../../../line-amounts.ts';

/** A line as it is being typed: what is no number yet stays as it is. */
export interface LineDraft {
  /** Tells the lines of one invoice apart while they move. */
  key: number;
  description: string;
  quantity: string;
  price: string;
  /** In percent; empty for none. */
  discount: string;
  /** In percent; empty for none. */
  tax: string;
}

type NumberField = 'quantity' | 'price' | 'discount' | 'tax';
export type LineErrors = Partial<Record<NumberField | 'description', true>>;

/** A line with nothing in it but the tax that is proposed. */
export function emptyLine(key: number, taxBasisPoints: number, language: string): LineDraft {
  return { key, description: '', quantity: '1', price: '', discount: '', tax: percentField(taxBasisPoints, language) };
}

/** Hundredths of a percent as they stand in a field; nothing for none. */
export function percentField(basisPoints: number, language: string): string {
  return basisPoints === 0 ? '' : percentText(basisPoints, language);
}

/** The lines of an invoice as they stand in the fields. */
export function draftsOf(lines: readonly LineItem[], currency: string, language: string): LineDraft[] {
  return lines.map((line, index) => ({
    key: index + 1,
    description: line.description,
    quantity: amountText(line.quantityMilli, language, 3, 0),
    price: amountText(line.priceCents, language, minorDigits(currency)),
    discount: percentField(line.discountBasisPoints, language),
    tax: percentField(line.taxBasisPoints, language),
  }));
}

/** A key that no line has yet. */
export const nextKey = (drafts: readonly LineDraft[]) => Math.max(0, ...drafts.map(({ key }) => key)) + 1;

/** What a line charges, as far as it can be read, and which of its fields cannot. */
export function readLine(draft: LineDraft, currency: string, language: string): { line: LineItem; errors: LineErrors } {
  const errors: LineErrors = {};
  const read = (field: NumberField, decimals: number, least: number, most: number, whenEmpty?: number) => {
    const value = draft[field].trim() === '' ? (whenEmpty ?? null) : readAmount(draft[field], language, decimals);
    if (value !== null && value >= least && value <= most) return value;
    errors[field] = true;
    return 0;
  };
  const description = draft.description.trim();
  if (!description) errors.description = true;
  const line = {
    description,
    quantityMilli: read('quantity', 3, -1_000_000_000, 1_000_000_000),
    priceCents: read('price', minorDigits(currency), -100_000_000_000, 100_000_000_000),
    discountBasisPoints: read('discount', 2, 0, 10_000, 0),
    taxBasisPoints: read('tax', 2, 0, 10_000, 0),
  };
  if (Math.abs(lineAmounts(line).grossCents) > largestLineCents) errors.price = true;
  return { line, errors };
}

/** Whether nothing was typed into a line: it is left out when others have been filled. */
function isEmptyLine(draft: LineDraft): boolean {
  return !draft.description.trim() && !draft.price.trim();
}

/** The lines to be saved, and what is wrong with those that cannot be, by key. */
export function readLines(drafts: readonly LineDraft[], currency: string, language: string) {
  const errors: Record<number, LineErrors> = {};
  const filled = drafts.filter((draft) => !isEmptyLine(draft));
  const lines = (filled.length > 0 ? filled : drafts).map((draft) => {
    const read = readLine(draft, currency, language);
    if (Object.keys(read.errors).length > 0) errors[draft.key] = read.errors;
    return read.line;
  });
  return { lines, errors };
}
