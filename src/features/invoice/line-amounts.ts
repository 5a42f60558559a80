import { exactRate, wholeRate } from '#contract/money/exact-rate.ts';
import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { LineItem, Pricing } from './contract.ts';
import { shareOut, timesRatio } from './exact-amounts.ts';

/** The amounts of a line in minor units, rounded to integers as displayed. */
export interface LineAmounts {
  /** Quantity times price. */
  grossCents: number;
  discountCents: number;
  /** After the discount, before tax; with tax if prices include it. */
  netCents: number;
  /** Tax on this line alone, added on top. */
  taxCents: number;
  totalCents: number;
}

/** Total of one tax: one rate of one category, as in the EN 16931 tax breakdown. */
interface TaxSum {
  /** Identifies the tax across documents, such as an invoice and its credit notes. */
  key: string;
  basisPoints: number;
  category: TaxCategory;
  /** The seller's name for the tax; empty if only a rate was entered. */
  name: string;
  /** Why no tax is charged. */
  exemption: string;
  /** Total of the lines, and their share of the invoice's discount. */
  linesCents: number;
  allowanceCents: number;
  netCents: number;
  taxCents: number;
}

interface LineKind {
  /** Identifies the kind in an invoice and its credit notes. */
  key: string;
  linesCents: number;
  /** Their share of the invoice's discount. */
  allowanceCents: number;
}

export interface InvoiceTotals {
  /** Sum of the displayed lines. */
  linesCents: number;
  /** Sum of the line discounts. */
  lineDiscountCents: number;
  /** Discount on the total. */
  allowanceCents: number;
  /** Sum of both discounts. */
  discountCents: number;
  netCents: number;
  taxCents: number;
  /** Amount the client withholds and pays to the tax office. */
  withheldCents: number;
  totalCents: number;
  /** Lowest rate first. */
  taxes: TaxSum[];
  /** In the same order. With one tax per line, each kind has its own tax. */
  kinds: LineKind[];
}

type Priced = Pick<LineItem, 'quantityMilli' | 'priceCents' | 'priceMicros' | 'discountBasisPoints' | 'taxBasisPoints' | 'moreTaxes'>;
type Charge = Priced & Pick<LineItem, 'taxName' | 'taxCategory' | 'exemption'>;

/** Limits for a line before its discount and for the sum of the lines, so that totals with tax stay exact integers. */
export const largestLineCents = 10_000_000_000_000;
export const largestSumCents = 2_000_000_000_000_000;

/** Pricing of older invoices: tax per line, no discount on the total. */
export const plainPricing: Pricing = { taxPer: 'line', isGross: false, discountBasisPoints: 0, discountCents: 0 };

/** Returns the tax category of a line (UNCL 5305); by default the standard rate, or zero. */
export function categoryOf({ taxCategory, taxBasisPoints }: Pick<Charge, 'taxCategory' | 'taxBasisPoints'>): TaxCategory {
  return taxCategory ?? (taxBasisPoints > 0 ? 'S' : 'Z');
}

/**
 * Computes a line in integers; each step rounds once, half away from zero: quantity times
 * price, then its discount, then each tax of the rest. A negated line charges exactly the negation.
 */
export function lineAmounts(line: Priced): LineAmounts {
  const { quantityMilli, priceCents, priceMicros = 0, discountBasisPoints } = line;
  const micros = BigInt(priceCents) * 1_000_000n + BigInt(priceMicros);
  const grossCents = timesRatio(quantityMilli, micros, 1_000_000_000n);
  const discountCents = timesRatio(grossCents, discountBasisPoints, 10_000n);
  const netCents = grossCents - discountCents;
  const taxCents = ratesOf(line).reduce((sum, { over, under }) => sum + timesRatio(netCents, over, under), 0);
  return { grossCents, discountCents, netCents, taxCents, totalCents: netCents + taxCents };
}

interface Told {
  allowances: readonly number[];
  taxes: readonly (number | undefined)[];
  withheldCents?: number | undefined;
}

interface Group {
  key: string;
  first: Charge;
  lines: LineAmounts[];
  linesCents: number;
}

/**
 * Computes the totals by EN 16931: sums the lines of each rate, deducts their share of the total discount, and computes the
 * tax on the rest, rounded once. `taxPer: 'line'` sums the rounded taxes of the lines instead. A tax on several kinds of lines,
 * even combined with others, is also computed once.
 */
export function invoiceTotals(lines: readonly Charge[], pricing: Pricing = plainPricing): InvoiceTotals {
  const isSeveral = hasSeveralTaxes(lines, pricing);
  const groups = groupsOf(lines, isSeveral);
  const linesCents = groups.reduce((sum, group) => sum + group.linesCents, 0);
  const lineDiscountCents = groups.reduce(
    (sum, group) => sum + group.lines.reduce((part, { discountCents }) => part + discountCents, 0),
    0,
  );
  const told = toldOf(pricing, isSeveral);
  const shares = sharesOf(
    allowanceOf(linesCents, pricing),
    groups.map((group) => group.linesCents),
    pricing,
  ).map((cents, index) => told?.allowances[index] ?? cents);
  const allowanceCents = shares.reduce((sum, cents) => sum + cents, 0);
  const taxes = taxesOf(groups, shares, told?.taxes ?? [], pricing, isSeveral);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const netCents = linesCents - allowanceCents - (pricing.isGross ? taxCents : 0);
  const withheldByRate = pricing.withholding ? timesRatio(netCents, exactRate(pricing.withholding.basisPoints), wholeRate) : 0;
  const withheldCents = told?.withheldCents ?? withheldByRate;
  return {
    ...{ linesCents, lineDiscountCents, allowanceCents, discountCents: lineDiscountCents + allowanceCents },
    ...{ netCents, taxCents, withheldCents, totalCents: netCents + taxCents - withheldCents, taxes },
    kinds: groups.map((group, index) => ({ key: group.key, linesCents: group.linesCents, allowanceCents: shares[index] ?? 0 })),
  };
}

/** Whether a line has several taxes, or a line of the credited invoice does. Taxes are then identified by name. */
export function hasSeveralTaxes(lines: readonly Pick<Charge, 'moreTaxes'>[], { told }: Pricing): boolean {
  return told?.isSeveral === true || lines.some(({ moreTaxes }) => moreTaxes?.length);
}

/** Returns a credit note's rounded amounts. Older ones have shares by rate, in the order of the rates. */
function toldOf({ told, shares }: Pricing, isSeveral: boolean): Told | undefined {
  if (told || !shares || isSeveral) return told;
  return { allowances: shares.map(({ allowanceCents }) => allowanceCents), taxes: shares.map(({ taxCents }) => taxCents) };
}

function groupsOf(lines: readonly Charge[], isSeveral: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const amounts = lineAmounts(line);
    const key = kindKey(line, isSeveral);
    const group = groups.get(key) ?? { key, first: line, lines: [], linesCents: 0 };
    group.lines.push(amounts);
    group.linesCents += amounts.netCents;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.first.taxBasisPoints - b.first.taxBasisPoints || compared(a.first, b.first));
}

/** Returns the same key for lines with the same taxes, regardless of field order. */
function kindKey(line: Charge, isSeveral: boolean): string {
  const more = (line.moreTaxes ?? []).map(({ name, basisPoints, isCompound = false }) => [name, basisPoints, isCompound]);
  return JSON.stringify([
    ...[line.taxBasisPoints, categoryOf(line), line.exemption ?? ''],
    ...(isSeveral ? [line.taxName ?? '', more] : []),
  ]);
}

interface Ratio {
  over: bigint;
  under: bigint;
}

/** Returns each tax of a line as a ratio of the net amount; a compound tax also applies to those before it. */
function ratesOf({ taxBasisPoints, moreTaxes = [] }: Pick<Charge, 'taxBasisPoints' | 'moreTaxes'>): Ratio[] {
  const rates: Ratio[] = [];
  // Denominator: `wholeRate` to the power of the number of taxes.
  let under = wholeRate;
  let all = 0n;
  for (const { basisPoints, isCompound = false } of [{ basisPoints: taxBasisPoints, isCompound: false }, ...moreTaxes]) {
    const over = exactRate(basisPoints) * (isCompound ? under + all : under);
    under *= wholeRate;
    all = all * wholeRate + over;
    rates.push({ over, under });
  }
  return rates;
}

/** Converts the ratios to fractions of a price that includes the taxes. */
function withinPrice(rates: readonly Ratio[]): Ratio[] {
  const under = rates.at(-1)?.under ?? 1n;
  const scaled = rates.map((rate) => rate.over * (under / rate.under));
  const whole = scaled.reduce((sum, over) => sum + over, under);
  return scaled.map((over) => ({ over, under: whole }));
}

interface Sum {
  tax: TaxSum;
  ratio: Ratio;
  /** Sum of the lines' rounded taxes. */
  lineTaxes: number;
  /** The tax's group, for prices that include taxes. */
  group: Group;
}

/** Returns each tax once, or once for each kind of line if prices include taxes. */
function taxesOf(
  groups: readonly Group[],
  shares: readonly number[],
  told: Told['taxes'],
  { taxPer, isGross }: Pricing,
  isSeveral: boolean,
): TaxSum[] {
  const sums = new Map<string, Sum>();
  const areMerged = isSeveral && !isGross;
  for (const [index, group] of groups.entries()) {
    const { first, lines, linesCents } = group;
    const ratios = isGross ? withinPrice(ratesOf(first)) : ratesOf(first);
    for (const [place, said] of taxesSaid(first).entries()) {
      const ratio = ratios[place] ?? { over: 0n, under: 1n };
      const key = areMerged ? `${JSON.stringify(said)} ${(ratio.over * 10n ** 30n) / ratio.under}` : `${group.key} ${place}`;
      const tax = { key, ...said, linesCents: 0, allowanceCents: 0, netCents: 0, taxCents: 0 };
      const sum = sums.get(key) ?? { tax, ratio, lineTaxes: 0, group };
      sum.tax.linesCents += linesCents;
      sum.tax.allowanceCents += shares[index] ?? 0;
      sum.lineTaxes += lines.reduce((part, { netCents }) => part + timesRatio(netCents, ratio.over, ratio.under), 0);
      sums.set(key, sum);
    }
  }
  const all = [...sums.values()];
  for (const [index, { tax, ratio, lineTaxes }] of all.entries()) {
    const taxOf = (cents: number) => timesRatio(cents, ratio.over, ratio.under);
    const workedOut = taxPer === 'rate' ? taxOf(tax.linesCents - tax.allowanceCents) : lineTaxes - taxOf(tax.allowanceCents);
    tax.taxCents = told[index] ?? workedOut;
  }
  return all.map(({ tax, group }) => {
    const within = isGross ? all.filter((other) => other.group === group).reduce((sum, other) => sum + other.tax.taxCents, 0) : 0;
    return { ...tax, netCents: tax.linesCents - tax.allowanceCents - within };
  });
}

function taxesSaid(line: Charge): Pick<TaxSum, 'basisPoints' | 'category' | 'name' | 'exemption'>[] {
  const { taxBasisPoints: basisPoints, taxName: name = '', exemption = '', moreTaxes = [] } = line;
  const more = moreTaxes.map((tax) => ({ basisPoints: tax.basisPoints, category: 'S' as const, name: tax.name, exemption: '' }));
  return [{ basisPoints, category: categoryOf(line), name, exemption }, ...more];
}

/** Returns the total discount: a percentage of the lines, or an amount. */
function allowanceOf(linesCents: number, { discountBasisPoints, discountCents }: Pricing): number {
  if (linesCents === 0) return 0;
  return discountBasisPoints > 0 ? timesRatio(linesCents, discountBasisPoints, 10_000n) : discountCents;
}

/**
 * Returns each rate's share of the discount. A percentage of rates that cancel each other out adds up to zero, but changes the tax of each.
 */
function sharesOf(allowanceCents: number, linesCents: readonly number[], { discountBasisPoints }: Pricing): number[] {
  const isCancelledOut = linesCents.reduce((sum, cents) => sum + cents, 0) === 0;
  if (isCancelledOut) return linesCents.map((cents) => timesRatio(cents, discountBasisPoints, 10_000n));
  return shareOut(allowanceCents, linesCents);
}

function compared(a: Charge, b: Charge): number {
  const [first, second] = [a, b].map((line) => `${categoryOf(line)} ${line.exemption ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : Number((first ?? '') > (second ?? ''));
}

/** Returns the unit price, and its number of digits beyond the minor unit. */
export function priceOf({ priceCents, priceMicros = 0 }: Pick<Priced, 'priceCents' | 'priceMicros'>): {
  price: number;
  extraDigits: number;
} {
  return priceMicros === 0 ? { price: priceCents, extraDigits: 0 } : { price: priceCents * 1_000_000 + priceMicros, extraDigits: 6 };
}
