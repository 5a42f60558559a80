import { exactRate, wholeRate } from '#contract/money/exact-rate.ts';
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

/** What is charged of one tax: at one rate of one category, as EN 16931 breaks an invoice down. */
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

type Share = NonNullable<Pricing['shares']>[number];

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
  /** What the client keeps back and pays to the tax office. */
  withheldCents: number;
  /** What is to be paid. */
  totalCents: number;
  /** The lowest rate first. */
  taxes: TaxSum[];
}

type Priced = Pick<LineItem, 'quantityMilli' | 'priceCents' | 'priceMicros' | 'discountBasisPoints' | 'taxBasisPoints' | 'moreTaxes'>;
type Charge = Priced & Pick<LineItem, 'taxName' | 'taxCategory' | 'exemption'>;

/** No line may charge more than this before its discount, nor the lines together: with tax they still add up exactly in a number. */
export const largestLineCents = 10_000_000_000_000;
export const largestSumCents = 2_000_000_000_000_000;

/** How invoices were worked out before anybody could say: tax on each line, nothing off the whole. */
export const plainPricing: Pricing = { taxPer: 'line', isGross: false, discountBasisPoints: 0, discountCents: 0 };

/** The category of a line's tax (UNCL 5305); where nobody said, the standard rate, or zero. */
export function categoryOf({ taxCategory, taxBasisPoints }: Pick<Charge, 'taxCategory' | 'taxBasisPoints'>): TaxCategory {
  return taxCategory ?? (taxBasisPoints > 0 ? 'S' : 'Z');
}

/**
 * What a line charges. Whole numbers throughout; where one does not come out even it is rounded once, half away from zero: quantity times
 * price, then the discount of that, then each tax of what is left. A negated line charges exactly the negation.
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

/** The lines that are taxed alike. */
interface Group {
  first: Charge;
  lines: LineAmounts[];
  linesCents: number;
}

/**
 * What the lines charge together, by EN 16931: the lines of each rate are added up, their part of what is taken off the whole is deducted, and the
 * tax is that of what is left, rounded once. `taxPer: 'line'` adds up what each line's tax was rounded to. A tax that several kinds of lines bear,
 * some of them beside others, is worked out once, too.
 */
export function invoiceTotals(lines: readonly Charge[], pricing: Pricing = plainPricing): InvoiceTotals {
  const groups = groupsOf(lines);
  const linesCents = groups.reduce((sum, group) => sum + group.linesCents, 0);
  const lineDiscountCents = groups.reduce(
    (sum, group) => sum + group.lines.reduce((part, { discountCents }) => part + discountCents, 0),
    0,
  );
  const allowanceCents = allowanceOf(linesCents, pricing);
  const given = givenShares(groups, pricing);
  const shares = sharesOf(
    allowanceCents,
    groups.map((group) => group.linesCents),
    pricing,
  ).map((cents, index) => given[index]?.allowanceCents ?? cents);
  const allowedCents = shares.reduce((sum, cents) => sum + cents, 0);
  const taxes = taxesOf(groups, shares, given, pricing);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const netCents = linesCents - allowedCents - (pricing.isGross ? taxCents : 0);
  const withheldCents = pricing.withholding ? timesRatio(netCents, exactRate(pricing.withholding.basisPoints), wholeRate) : 0;
  const discountCents = lineDiscountCents + allowedCents;
  return {
    ...{ linesCents, lineDiscountCents, allowanceCents: allowedCents, discountCents, netCents, taxCents, withheldCents, taxes },
    totalCents: netCents + taxCents - withheldCents,
  };
}

function groupsOf(lines: readonly Charge[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const amounts = lineAmounts(line);
    const key = JSON.stringify([
      line.taxBasisPoints,
      categoryOf(line),
      line.exemption ?? '',
      line.moreTaxes?.length ? [line.taxName, line.moreTaxes] : [],
    ]);
    const group = groups.get(key) ?? { first: line, lines: [], linesCents: 0 };
    group.lines.push(amounts);
    group.linesCents += amounts.netCents;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.first.taxBasisPoints - b.first.taxBasisPoints || compared(a.first, b.first));
}

interface Ratio {
  over: bigint;
  under: bigint;
}

/** What each tax of a line is of the amount before all of them: a compound one is charged on those before it, too. */
function ratesOf({ taxBasisPoints, moreTaxes = [] }: Pick<Charge, 'taxBasisPoints' | 'moreTaxes'>): Ratio[] {
  const rates: Ratio[] = [];
  // In millionths to the power of how many there are.
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

/** Where prices have the taxes in them, what each of them is of the price. */
function withinPrice(rates: readonly Ratio[]): Ratio[] {
  const under = rates.at(-1)?.under ?? 1n;
  const scaled = rates.map((rate) => rate.over * (under / rate.under));
  const whole = scaled.reduce((sum, over) => sum + over, under);
  return scaled.map((over) => ({ over, under: whole }));
}

interface Sum {
  tax: TaxSum;
  ratio: Ratio;
  /** What each line's tax was rounded to, added up. */
  lineTaxes: number;
  /** Where prices have the taxes in them, the group that it is of. */
  group: Group;
  /** What a credit note was told. */
  given: number | undefined;
}

/** Each tax once. Where prices have the taxes in them, those of lines that are taxed alike. */
function taxesOf(
  groups: readonly Group[],
  shares: readonly number[],
  given: readonly (Share | undefined)[],
  { taxPer, isGross }: Pricing,
): TaxSum[] {
  const sums = new Map<string, Sum>();
  const areMerged = isSeveral(groups) && !isGross;
  for (const [index, group] of groups.entries()) {
    const { first, lines, linesCents } = group;
    const ratios = isGross ? withinPrice(ratesOf(first)) : ratesOf(first);
    for (const [place, said] of taxesSaid(first).entries()) {
      const ratio = ratios[place] ?? { over: 0n, under: 1n };
      const key = areMerged ? `${JSON.stringify(said)} ${(ratio.over * 10n ** 30n) / ratio.under}` : `${index} ${place}`;
      const tax = { ...said, linesCents: 0, allowanceCents: 0, netCents: 0, taxCents: 0 };
      const sum = sums.get(key) ?? { tax, ratio, lineTaxes: 0, group, given: given[index]?.taxCents };
      sum.tax.linesCents += linesCents;
      sum.tax.allowanceCents += shares[index] ?? 0;
      sum.lineTaxes += lines.reduce((part, { netCents }) => part + timesRatio(netCents, ratio.over, ratio.under), 0);
      sums.set(key, sum);
    }
  }
  const all = [...sums.values()];
  for (const { tax, ratio, lineTaxes, given: told } of all) {
    const taxOf = (cents: number) => timesRatio(cents, ratio.over, ratio.under);
    const workedOut = taxPer === 'rate' ? taxOf(tax.linesCents - tax.allowanceCents) : lineTaxes - taxOf(tax.allowanceCents);
    tax.taxCents = told ?? workedOut;
  }
  return all.map(({ tax, group }) => {
    const within = isGross ? all.filter((other) => other.group === group).reduce((sum, other) => sum + other.tax.taxCents, 0) : 0;
    return { ...tax, netCents: tax.linesCents - tax.allowanceCents - within };
  });
}

/** What is said of each tax of a line. */
function taxesSaid(line: Charge): Pick<TaxSum, 'basisPoints' | 'category' | 'name' | 'exemption'>[] {
  const { taxBasisPoints: basisPoints, taxName: name = '', exemption = '', moreTaxes = [] } = line;
  const more = moreTaxes.map((tax) => ({ basisPoints: tax.basisPoints, category: 'S' as const, name: tax.name, exemption: '' }));
  return [{ basisPoints, category: categoryOf(line), name, exemption }, ...more];
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

/** What a credit note was told of each rate. With several taxes on a line nothing is told: they are worked out. */
function givenShares(groups: readonly Group[], { shares = [] }: Pricing): (Share | undefined)[] {
  if (isSeveral(groups)) return [];
  return groups.map(({ first }) =>
    shares.find((one) =>
      isSameRate(one, { basisPoints: first.taxBasisPoints, category: categoryOf(first), exemption: first.exemption ?? '' }),
    ),
  );
}

function isSeveral(groups: readonly Group[]): boolean {
  return groups.some(({ first }) => first.moreTaxes?.length);
}

/** Whether both are of one rate, as an invoice breaks its tax down. */
export function isSameRate(one: RateKey, other: RateKey): boolean {
  return one.basisPoints === other.basisPoints && one.category === other.category && one.exemption === other.exemption;
}

function compared(a: Charge, b: Charge): number {
  const [first, second] = [a, b].map((line) => `${categoryOf(line)} ${line.exemption ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : Number((first ?? '') > (second ?? ''));
}

/** The price of one, and how many digits it counts beyond the minor unit. */
export function priceOf({ priceCents, priceMicros = 0 }: Pick<Priced, 'priceCents' | 'priceMicros'>): {
  price: number;
  extraDigits: number;
} {
  return priceMicros === 0 ? { price: priceCents, extraDigits: 0 } : { price: priceCents * 1_000_000 + priceMicros, extraDigits: 6 };
}
