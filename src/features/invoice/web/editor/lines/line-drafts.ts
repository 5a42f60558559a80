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

/** A line as it is being typed: what is no number yet stays as it is. */
export interface LineDraft {
  /** Tells the lines of one invoice apart while they move. */
  key: number;
  description: string;
  quantity: string;
  /** Absent: pieces. */
  unit?: UnitCode | undefined;
  price: string;
  /** In percent; empty for none. */
  discount: string;
  /** In percent; empty for none. */
  tax: string;
  /** The company's rate that was chosen; absent for one that was typed. */
  rate?: DraftRate | undefined;
  /** Absent: when the invoice was delivered. */
  delivery?: DeliveryTime | undefined;
}

/** What is said of a rate beside its percentage. */
interface DraftRate {
  name: string;
  category: TaxCategory | null;
  exemption: string;
  more: readonly FurtherTax[];
}

type NumberField = 'quantity' | 'discount' | 'tax';
export type LineErrors = Partial<Record<NumberField | 'price' | 'description' | 'period', true>>;

/** A line with nothing in it but the tax that is proposed. */
export function emptyLine(key: number, proposed: TaxRate | undefined, language: string): LineDraft {
  const blank = { key, description: '', quantity: '1', price: '', discount: '' };
  return { ...blank, ...(proposed ? taxOfRate(proposed, language) : { tax: '' }) };
}

/** A rate of the company as it stands in a line. */
export function taxOfRate(
  { name, basisPoints, category, exemption = '', more = [] }: TaxRate,
  language: string,
): Pick<LineDraft, 'tax' | 'rate'> {
  return { tax: percentField(basisPoints, language), rate: { name, category: category ?? null, exemption, more } };
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
    price: priceField(line, currency, language),
    discount: percentField(line.discountBasisPoints, language),
    tax: percentField(line.taxBasisPoints, language),
    ...rateOf(line),
    ...(line.unit && { unit: line.unit }),
    ...(line.delivery && { delivery: line.delivery }),
  }));
}

/** A price with as many places as it has, those of the currency at least. */
export function priceField(line: Pick<LineItem, 'priceCents' | 'priceMicros'>, currency: string, language: string): string {
  const { price, extraDigits } = priceOf(line);
  const digits = minorDigits(currency);
  return amountText(price, language, digits + extraDigits, digits);
}

type StatedTax = Pick<LineItem, 'taxName' | 'taxCategory' | 'exemption' | 'moreTaxes'>;

/** What is said of a line's tax beside its percentage. */
export function rateOf({ taxName, taxCategory, exemption, moreTaxes = [] }: StatedTax): Pick<LineDraft, 'rate'> {
  if (taxName === undefined && taxCategory === undefined && exemption === undefined && moreTaxes.length === 0) return {};
  return { rate: { name: taxName ?? '', category: taxCategory ?? null, exemption: exemption ?? '', more: moreTaxes } };
}

/** Reads a price: in minor units, and in millionths of one where there is more to it. */
export function readPrice(text: string, currency: string, language: string): Pick<LineItem, 'priceCents' | 'priceMicros'> | null {
  const digits = minorDigits(currency);
  const priceCents = readAmount(text, language, digits);
  if (priceCents !== null) return { priceCents };
  const price = readAmount(text, language, digits + 6);
  // Six places, whatever the currency: what is typed beyond them is an error.
  if (price === null || price % 10 ** digits !== 0) return null;
  return { priceCents: Math.trunc(price / 1_000_000), priceMicros: price % 1_000_000 };
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

/** What was typed into a line and can't be read: it is marked at once, and nothing is added up with a zero in its place. */
export function unreadable(draft: LineDraft, currency: string, language: string): LineErrors {
  const { errors } = readLine(draft, currency, language);
  const names = (['quantity', 'price', 'discount', 'tax'] as const).filter((name) => errors[name] && draft[name].trim() !== '');
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** Whether the lines can't be added up as they are. */
export function isUnreadable(drafts: readonly LineDraft[], currency: string, language: string): boolean {
  return drafts.some((draft) => Object.keys(unreadable(draft, currency, language)).length > 0);
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

/** The same lines with one of them elsewhere. */
export function moveLine<L>(lines: readonly L[], from: number, to: number): L[] {
  const moved = [...lines];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Where a line is to go that was let go on a side of another one; counted without itself. */
export function dropIndex(from: number, onto: number, edge: 'before' | 'after'): number {
  const at = edge === 'before' ? onto : onto + 1;
  return from < at ? at - 1 : at;
}

/** Whether the days of a delivery time can be saved: typed, and in their order. */
export function isWholeDelivery(value: DeliveryTime): boolean {
  return typeof value === 'string' || (value.from !== '' && value.until >= value.from);
}
