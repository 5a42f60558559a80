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
  /** Names this tax in every document that bears it, such as an invoice and its credit notes. */
  key: string;
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

/** Lines that are taxed alike. */
interface LineKind {
  /** Names this kind in an invoice and in its credit notes. */
  key: string;
  linesCents: number;
  /** What of the whole invoice's discount falls on them. */
  allowanceCents: number;
}

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
  /** In the same order. With one tax per line, each kind has its own tax. */
  kinds: LineKind[];
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
 * What the lines charge together, by EN 16931: the lines of each rate are added up, their part of what is taken off the whole is deducted, and the
 * tax is that of what is left, rounded once. `taxPer: 'line'` adds up what each line's tax was rounded to. A tax that several kinds of lines bear,
 * some of them beside others, is worked out once, too.
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

/** Whether a line bears several taxes, or a line of the invoice that this is a credit note of. Its taxes are then told apart by their names. */
export function hasSeveralTaxes(lines: readonly Pick<Charge, 'moreTaxes'>[], { told }: Pricing): boolean {
  return told?.isSeveral === true || lines.some(({ moreTaxes }) => moreTaxes?.length);
}

/** What a credit note was told. Those from before several taxes were told have shares by rate, in the order of its rates. */
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

/** The same for lines that are taxed alike, in whatever order their fields were read. */
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
}

/** Each tax once. Where prices have the taxes in them, those of lines that are taxed alike. */
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
