import type { DeliveryTime } from '#contract/delivery-time.ts';
import { minorDigits } from '#contract/money/currency.ts';
import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { FurtherTax } from '#contract/money/tax-rate.ts';
import type { UnitCode } from '#contract/money/unit-codes.ts';
import type { TaxRate } from '#platform/seller/contract.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { LineItem } from '../../../contract.ts';
import { largestLineCents, lineAmounts, priceOf } from '../../../line-amounts.ts';

/** A line being edited; input that is not a number yet is kept as text. */
export interface LineDraft {
  /** Identifies the line while lines move. */
  key: number;
  description: string;
  quantity: string;
  /** Absent for pieces. */
  unit?: UnitCode | undefined;
  price: string;
  /** In percent; empty for none. */
  discount: string;
  /** In percent; empty for none. */
  tax: string;
  /** The selected company rate; absent for a typed rate. */
  rate?: DraftRate | undefined;
  /** Absent to use the invoice's delivery date. */
  delivery?: DeliveryTime | undefined;
}

/** Properties of a rate besides its percentage. */
interface DraftRate {
  name: string;
  category: TaxCategory | null;
  exemption: string;
  more: readonly FurtherTax[];
}

type NumberField = 'quantity' | 'discount' | 'tax';
export type LineErrors = Partial<Record<NumberField | 'price' | 'description' | 'period', true>>;

export function emptyLine(key: number, proposed: TaxRate | undefined, language: string): LineDraft {
  const blank = { key, description: '', quantity: '1', price: '', discount: '' };
  return { ...blank, ...(proposed ? taxOfRate(proposed, language) : { tax: '' }) };
}

/** Returns the line fields for a company rate. */
export function taxOfRate(
  { name, basisPoints, category, exemption = '', more = [] }: TaxRate,
  language: string,
): Pick<LineDraft, 'tax' | 'rate'> {
  return { tax: percentField(basisPoints, language), rate: { name, category: category ?? null, exemption, more } };
}

/** Formats hundredths of a percent for a field; empty for zero. */
export function percentField(basisPoints: number, language: string): string {
  return basisPoints === 0 ? '' : percentText(basisPoints, language);
}

export function draftsOf(lines: readonly LineItem[], currency: string, language: string): LineDraft[] {
  return lines.map((line, index) => ({
    key: index + 1,
    description: line.description,
    quantity: amountText(line.quantityMilli, language, 3, 0),
    price: priceField(line, currency, language),
    discount: percentField(line.discountBasisPoints, language),
    tax: percentField(line.taxBasisPoints, language),
    ...rateOf(line),
    ...(line.unit && { unit: line.unit }),
    ...(line.delivery && { delivery: line.delivery }),
  }));
}

/** Formats a price with all its decimals, and at least those of the currency. */
export function priceField(line: Pick<LineItem, 'priceCents' | 'priceMicros'>, currency: string, language: string): string {
  const { price, extraDigits } = priceOf(line);
  const digits = minorDigits(currency);
  return amountText(price, language, digits + extraDigits, digits);
}

type StatedTax = Pick<LineItem, 'taxName' | 'taxCategory' | 'exemption' | 'moreTaxes'>;

/** Returns the properties of a line's tax besides its percentage. */
export function rateOf({ taxName, taxCategory, exemption, moreTaxes = [] }: StatedTax): Pick<LineDraft, 'rate'> {
  if (taxName === undefined && taxCategory === undefined && exemption === undefined && moreTaxes.length === 0) return {};
  return { rate: { name: taxName ?? '', category: taxCategory ?? null, exemption: exemption ?? '', more: moreTaxes } };
}

/** Parses a price into minor units, and millionths of one for further decimals. */
export function readPrice(text: string, currency: string, language: string): Pick<LineItem, 'priceCents' | 'priceMicros'> | null {
  const digits = minorDigits(currency);
  const priceCents = readAmount(text, language, digits);
  if (priceCents !== null) return { priceCents };
  const price = readAmount(text, language, digits + 6);
  // Six decimals in any currency; more are an error.
  if (price === null || price % 10 ** digits !== 0) return null;
  return { priceCents: Math.trunc(price / 1_000_000), priceMicros: price % 1_000_000 };
}

export const nextKey = (drafts: readonly LineDraft[]) => Math.max(0, ...drafts.map(({ key }) => key)) + 1;

/** Parses a line as far as possible, and returns errors for invalid fields. */
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
  const price = readPrice(draft.price, currency, language);
  if (price === null || Math.abs(price.priceCents) > largestLineCents) errors.price = true;
  const { rate, delivery, unit } = draft;
  if (delivery && !isWholeDelivery(delivery)) errors.period = true;
  const line: LineItem = {
    description,
    quantityMilli: read('quantity', 3, -1_000_000_000, 1_000_000_000),
    ...(unit && { unit }),
    ...(errors.price || !price ? { priceCents: 0 } : price),
    discountBasisPoints: read('discount', 2, 0, 10_000, 0),
    taxBasisPoints: read('tax', 4, 0, 1_000_000, 0) / 100,
    ...(rate?.name && { taxName: rate.name }),
    ...(rate?.category && { taxCategory: rate.category }),
    ...(rate?.exemption && { exemption: rate.exemption }),
    ...(rate && rate.more.length > 0 && { moreTaxes: [...rate.more] }),
    ...(delivery && { delivery }),
  };
  if (Math.abs(lineAmounts(line).grossCents) > largestLineCents) errors.price = true;
  return { line, errors };
}

/** Returns the invalid fields to mark while typing, instead of counting them as zero. */
export function unreadable(draft: LineDraft, currency: string, language: string): LineErrors {
  const { errors } = readLine(draft, currency, language);
  const names = (['quantity', 'price', 'discount', 'tax'] as const).filter((name) => errors[name] && draft[name].trim() !== '');
  return Object.fromEntries(names.map((name) => [name, true]));
}

export function isUnreadable(drafts: readonly LineDraft[], currency: string, language: string): boolean {
  return drafts.some((draft) => Object.keys(unreadable(draft, currency, language)).length > 0);
}

/** Whether a line is empty; empty lines are skipped if others are filled. */
function isEmptyLine(draft: LineDraft): boolean {
  return !draft.description.trim() && !draft.price.trim();
}

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

export function moveLine<L>(lines: readonly L[], from: number, to: number): L[] {
  const moved = [...lines];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Returns the new index of a line dropped before or after another one, not counting itself. */
export function dropIndex(from: number, onto: number, edge: 'before' | 'after'): number {
  const at = edge === 'before' ? onto : onto + 1;
  return from < at ? at - 1 : at;
}

/** Whether the dates of a delivery are complete and in order. */
export function isWholeDelivery(value: DeliveryTime): boolean {
  return typeof value === 'string' || (value.from !== '' && value.until >= value.from);
}
