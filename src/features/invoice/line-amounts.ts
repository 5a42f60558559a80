import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { LineItem, Pricing } from './contract.ts';
import { shareOut, timesRatio } from './exact-amounts.ts';

/** What a line charges, in minor units: whole ones, rounded as they are shown. */
export interface LineAmounts {
  /** Quantity times price. */
  grossCents: number;
  discountCents: number;
  /** After the discount: before tax, or with it where prices have it in them. */
  netCents: number;
  /** Of the line alone, on top of it. */
  taxCents: number;
  totalCents: number;
}

/** What is charged at one rate of one category, as EN 16931 breaks an invoice down. */
interface TaxSum {
  basisPoints: number;
  category: TaxCategory;
  /** As the seller calls it; empty for a rate that was only typed. */
  name: string;
  /** Why no tax is charged. */
  exemption: string;
  /** What the lines come to, and what of the whole invoice's discount falls on them. */
  linesCents: number;
  allowanceCents: number;
  netCents: number;
  taxCents: number;
}

type RateKey = Pick<TaxSum, 'basisPoints' | 'category' | 'exemption'>;

/** What an invoice charges. */
export interface InvoiceTotals {
  /** What the lines show. */
  linesCents: number;
  /** What was taken off single lines. */
  lineDiscountCents: number;
  /** What is taken off the whole. */
  allowanceCents: number;
  /** Both. */
  discountCents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** The lowest rate first. */
  taxes: TaxSum[];
}

type Priced = Pick<LineItem, 'quantityMilli' | 'priceCents' | 'priceMicros' | 'discountBasisPoints' | 'taxBasisPoints'>;
type Charge = Priced & Pick<LineItem, 'taxName' | 'taxCategory' | 'exemption'>;

/** No line may charge more than this before its discount: then 200 of them with tax still add up exactly in a number. */
export const largestLineCents = 10_000_000_000_000;

/** How invoices were worked out before anybody could say: tax on each line, nothing off the whole. */
export const plainPricing: Pricing = { taxPer: 'line', isGross: false, discountBasisPoints: 0, discountCents: 0 };

/** The category of a line's tax (UNCL 5305); where nobody said, the standard rate, or zero. */
export function categoryOf({ taxCategory, taxBasisPoints }: Pick<Charge, 'taxCategory' | 'taxBasisPoints'>): TaxCategory {
  return taxCategory ?? (taxBasisPoints > 0 ? 'S' : 'Z');
}

/**
 * What a line charges. Whole numbers throughout; where one does not come out even it is rounded once, half away from zero: quantity times
 * price, then the discount of that, then the tax of what is left. A negated line charges exactly the negation.
 */
export function lineAmounts({ quantityMilli, priceCents, priceMicros = 0, discountBasisPoints, taxBasisPoints }: Priced): LineAmounts {
  const micros = BigInt(priceCents) * 1_000_000n + BigInt(priceMicros);
  const grossCents = timesRatio(quantityMilli, micros, 1_000_000_000n);
  const discountCents = timesRatio(grossCents, discountBasisPoints, 10_000n);
  const netCents = grossCents - discountCents;
  const taxCents = timesRatio(netCents, taxBasisPoints, 10_000n);
  return { grossCents, discountCents, netCents, taxCents, totalCents: netCents + taxCents };
}

/**
 * What the lines charge together, by EN 16931: the lines of each rate are added up, their part of what is taken off the whole is deducted, and the
 * tax is that of what is left, rounded once. `taxPer: 'line'` adds up what each line's tax was rounded to.
 */
export function invoiceTotals(lines: readonly Charge[], pricing: Pricing = plainPricing): InvoiceTotals {
  const groups = new Map<string, { tax: TaxSum; lines: LineAmounts[] }>();
  let lineDiscountCents = 0;
  for (const line of lines) {
    const amounts = lineAmounts(line);
    const { taxBasisPoints: basisPoints, taxName: name = '', exemption = '' } = line;
    const category = categoryOf(line);
    const key = `${basisPoints} ${category} ${exemption}`;
    const group = groups.get(key) ?? {
      tax: { basisPoints, category, name, exemption, linesCents: 0, allowanceCents: 0, netCents: 0, taxCents: 0 },
      lines: [],
    };
    group.tax.linesCents += amounts.netCents;
    group.lines.push(amounts);
    groups.set(key, group);
    lineDiscountCents += amounts.discountCents;
  }
  const sums = [...groups.values()].sort((a, b) => a.tax.basisPoints - b.tax.basisPoints || compared(a.tax, b.tax));
  const linesCents = sums.reduce((sum, { tax }) => sum + tax.linesCents, 0);
  const allowanceCents = allowanceOf(linesCents, pricing);
  const shares = sharesOf(
    allowanceCents,
    sums.map(({ tax }) => tax.linesCents),
    pricing,
  );
  const taxes = sums.map((group, index) => taxed(group, shares[index] ?? 0, pricing));
  const allowedCents = taxes.reduce((sum, tax) => sum + tax.allowanceCents, 0);
  const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const discountCents = lineDiscountCents + allowedCents;
  return {
    linesCents,
    lineDiscountCents,
    allowanceCents: allowedCents,
    discountCents,
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
    taxes,
  };
}

/** What is taken off the whole: so many percent of what the lines come to, or an amount. */
function allowanceOf(linesCents: number, { discountBasisPoints, discountCents }: Pricing): number {
  if (linesCents === 0) return 0;
  return discountBasisPoints > 0 ? timesRatio(linesCents, discountBasisPoints, 10_000n) : discountCents;
}

/** What of it falls on each rate. So many percent of rates that cancel each other out are nothing together, and change the tax of each. */
function sharesOf(allowanceCents: number, linesCents: readonly number[], { discountBasisPoints }: Pricing): number[] {
  const isCancelledOut = linesCents.reduce((sum, cents) => sum + cents, 0) === 0;
  if (isCancelledOut) return linesCents.map((cents) => timesRatio(cents, discountBasisPoints, 10_000n));
  return shareOut(allowanceCents, linesCents);
}

/** Whether both are of one rate, as an invoice breaks its tax down. */
export function isSameRate(one: RateKey, other: RateKey): boolean {
  return one.basisPoints === other.basisPoints && one.category === other.category && one.exemption === other.exemption;
}

function taxed({ tax, lines }: { tax: TaxSum; lines: LineAmounts[] }, sharedCents: number, { taxPer, isGross, shares }: Pricing): TaxSum {
  const { basisPoints, linesCents } = tax;
  const share = shares?.find((one) => isSameRate(one, tax));
  const allowanceCents = share?.allowanceCents ?? sharedCents;
  const taxOf = (cents: number) => timesRatio(cents, basisPoints, isGross ? 10_000n + BigInt(basisPoints) : 10_000n);
  const left = linesCents - allowanceCents;
  const workedOut = taxPer === 'rate' ? taxOf(left) : lines.reduce((sum, { netCents }) => sum + taxOf(netCents), 0) - taxOf(allowanceCents);
  const taxCents = share?.taxCents ?? workedOut;
  return { ...tax, allowanceCents, taxCents, netCents: isGross ? left - taxCents : left };
}

function compared(a: TaxSum, b: TaxSum): number {
  const [first, second] = [`${a.category} ${a.exemption}`, `${b.category} ${b.exemption}`];
  return first < second ? -1 : Number(first > second);
}

/** The price of one, and how many digits it counts beyond the minor unit. */
export function priceOf({ priceCents, priceMicros = 0 }: Pick<Priced, 'priceCents' | 'priceMicros'>): {
  price: number;
  extraDigits: number;
} {
  return priceMicros === 0 ? { price: priceCents, extraDigits: 0 } : { price: priceCents * 1_000_000 + priceMicros, extraDigits: 6 };
}
