import type { LineItem, Pricing } from './contract.ts';
import { timesRatio } from './exact-amounts.ts';
import { type InvoiceTotals, invoiceTotals, isSameRate } from './line-amounts.ts';

/** An invoice, or a credit note of it: what it has on its lines, below zero on a credit note. */
export interface Charged {
  lines: readonly LineItem[];
  pricing: Pricing;
}

type Rate = InvoiceTotals['taxes'][number];

/** The invoice's lines with what its credit notes have left of each; those of which nothing is left are not among them. */
export function leftToCredit(invoice: Charged, notes: readonly Charged[]): LineItem[] {
  const credited = notes.reduce((taken, { lines }) => creditLines(invoice, taken, lines).taken, nothingTaken(invoice));
  return invoice.lines
    .map((line, index) => ({ ...line, quantityMilli: line.quantityMilli - (credited[index] ?? 0) }))
    .filter(({ quantityMilli }) => quantityMilli !== 0);
}

/**
 * How a credit note with these lines is worked out: of a line of the invoice it takes back just what that charged, its part of what was taken off the
 * whole and its tax included. Whatever is rounded, all credit notes over all lines come to what the invoice comes to. A line that is none of the
 * invoice's is worked out by itself.
 * @param notes those that were issued before
 */
export function creditPricing(invoice: Charged, notes: readonly Charged[], lines: readonly LineItem[]): Pricing {
  const { taxPer, isGross, discountBasisPoints, withholding } = invoice.pricing;
  const plain: Pricing = { taxPer, isGross, discountBasisPoints: 0, discountCents: 0, ...(withholding && { withholding }) };
  let taken = nothingTaken(invoice);
  const before: Rate[] = [];
  for (const note of notes) {
    const credit = creditLines(invoice, taken, note.lines);
    taken = credit.taken;
    before.push(...invoiceTotals(note.lines, note.pricing).taxes, ...invoiceTotals(credit.others, plain).taxes.map(negated));
  }
  const credit = creditLines(invoice, taken, lines);
  const others = invoiceTotals(credit.others, plain).taxes;
  const charged = chargedFor(credit.taken, invoice);
  const naturally = invoiceTotals(lines, plain).taxes;
  const shares = naturally.map(({ basisPoints, category, exemption, linesCents }) => {
    const sumOf = (rates: readonly Rate[], of: (rate: Rate) => number) =>
      rates.filter((rate) => isSameRate(rate, { basisPoints, category, exemption })).reduce((sum, rate) => sum + of(rate), 0);
    const isTheirs = [...others, ...before.map(negated), ...charged.map(negated)];
    const leftCents = sumOf(isTheirs, (rate) => rate.linesCents - rate.allowanceCents);
    return { basisPoints, category, exemption, allowanceCents: linesCents - leftCents, taxCents: sumOf(isTheirs, (rate) => rate.taxCents) };
  });
  const discountCents = discountBasisPoints > 0 ? 0 : shares.reduce((sum, { allowanceCents }) => sum + allowanceCents, 0);
  const pricing: Pricing = { ...plain, discountBasisPoints, discountCents };
  const isPlain = invoiceTotals(lines, pricing).taxes.every(
    ({ allowanceCents, taxCents }, index) => allowanceCents === shares[index]?.allowanceCents && taxCents === shares[index]?.taxCents,
  );
  return isPlain ? pricing : { ...pricing, shares };
}

/** How a saved credit note would be worked out with other lines, as far as its page knows: the server knows the invoice, and says so once it is saved. */
export function editedCreditPricing({ lines: saved, pricing }: Charged, lines: readonly LineItem[]): Pricing {
  const { shares = [], ...rest } = pricing;
  const invoice: Charged = {
    lines: saved.map((line) => ({ ...line, quantityMilli: 0 - line.quantityMilli })),
    pricing: {
      ...rest,
      discountCents: 0 - rest.discountCents,
      ...(shares.length > 0 && { shares: shares.map((share) => ({ ...share, allowanceCents: 0 - share.allowanceCents })) }),
    },
  };
  const isAsSaved = lines.length === saved.length && leftToCredit(invoice, [{ lines, pricing }]).length === 0;
  return isAsSaved ? pricing : creditPricing(invoice, [], lines);
}

/** Of each line of the invoice, how much is credited: in thousandths. */
type Taken = readonly number[];

const nothingTaken = ({ lines }: Charged): Taken => lines.map(() => 0);

/** Counts the lines of a credit note against those of its invoice. @returns what is taken with them, and what is of no line of the invoice, or beyond it. */
function creditLines(invoice: Charged, before: Taken, lines: readonly LineItem[]): { taken: Taken; others: LineItem[] } {
  const taken = [...before];
  const others: LineItem[] = [];
  for (const line of lines) {
    let leftMilli = 0 - line.quantityMilli;
    const entries = [...invoice.lines.entries()];
    const isMeant = ([, one]: [number, LineItem]) => isSamePrice(one, line) && Math.sign(one.quantityMilli) === Math.sign(leftMilli);
    const isNamed = ([, { description }]: [number, LineItem]) => description === line.description;
    // Those of its name first: a credit note may describe a thing otherwise.
    const candidates = entries.filter(isMeant);
    for (const [index, one] of [...candidates.filter(isNamed), ...candidates.filter((entry) => !isNamed(entry))]) {
      const open = Math.abs(one.quantityMilli - (taken[index] ?? 0));
      const milli = Math.sign(leftMilli) * Math.min(open, Math.abs(leftMilli));
      taken[index] = (taken[index] ?? 0) + milli;
      leftMilli -= milli;
    }
    if (leftMilli !== 0) others.push({ ...line, quantityMilli: 0 - leftMilli });
  }
  return { taken, others };
}

/** Whether both charge the same for one, whatever they call it. What is nothing may also be left out. */
function isSamePrice(one: LineItem, other: LineItem): boolean {
  const text = ({ quantityMilli: _milli, description: _name, delivery: _day, ...fields }: LineItem) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined && value !== '' && value !== 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return text(one) === text(other);
}

/** What the invoice charges for a part of its lines: of what is taken off the whole, each rate has the same part as of its lines. */
function chargedFor(taken: Taken, { lines, pricing }: Charged): Rate[] {
  const whole = invoiceTotals(lines, pricing).taxes;
  const part = lines.map((line, index) => ({ ...line, quantityMilli: taken[index] ?? 0 }));
  const shares = invoiceTotals(part, { ...pricing, discountBasisPoints: 0, discountCents: 0 }).taxes.map((rate) => {
    const { basisPoints, category, exemption } = rate;
    const all = whole.find((one) => isSameRate(one, rate));
    return { basisPoints, category, exemption, allowanceCents: all ? partOf(all.allowanceCents, rate.linesCents, all.linesCents) : 0 };
  });
  return invoiceTotals(part, { ...pricing, shares }).taxes;
}

function partOf(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : timesRatio(cents, part * Math.sign(whole), BigInt(Math.abs(whole)));
}

function negated(rate: Rate): Rate {
  const { linesCents, allowanceCents, netCents, taxCents } = rate;
  return { ...rate, linesCents: 0 - linesCents, allowanceCents: 0 - allowanceCents, netCents: 0 - netCents, taxCents: 0 - taxCents };
}
