import type { LineItem, Pricing } from './contract.ts';
import { timesRatio } from './exact-amounts.ts';
import { hasSeveralTaxes, type InvoiceTotals, invoiceTotals } from './line-amounts.ts';

/** Lines and pricing of an invoice, or of a credit note with negative amounts. */
export interface Charged {
  lines: readonly LineItem[];
  pricing: Pricing;
}

type HasLines = Pick<Charged, 'lines'>;

/**
 * Returns the invoice's lines with the quantities not credited yet, without fully credited lines.
 * @param first index of the first line to include
 */
export function leftToCredit(invoice: HasLines, notes: readonly HasLines[], first = 0): LineItem[] {
  const credited = notes.reduce((taken, { lines }) => creditLines(invoice, taken, lines).taken, nothingTaken(invoice));
  return invoice.lines
    .map((line, index) => ({ ...line, quantityMilli: line.quantityMilli - (credited[index] ?? 0) }))
    .filter(({ quantityMilli }, index) => index >= first && quantityMilli !== 0);
}

/**
 * Computes the pricing of a credit note: each line of the invoice takes back exactly what it charged, including its share of the
 * total discount, its taxes and what is withheld. Regardless of rounding, credit notes for all lines add up to the invoice. Other lines are
 * priced independently.
 * @param notes those issued before
 */
export function creditPricing(invoice: Charged, notes: readonly Charged[], lines: readonly LineItem[]): Pricing {
  const { taxPer, isGross, discountBasisPoints, withholding } = invoice.pricing;
  const plain: Pricing = { taxPer, isGross, discountBasisPoints: 0, discountCents: 0, ...(withholding && { withholding }) };
  const isSeveral = hasSeveralTaxes(invoice.lines, invoice.pricing);
  const named: Pricing = isSeveral ? { ...plain, told: { isSeveral, allowances: [], taxes: [] } } : plain;
  const left = new Tally();
  let taken = nothingTaken(invoice);
  for (const note of notes) {
    const credit = creditLines(invoice, taken, note.lines);
    taken = credit.taken;
    left.add(invoiceTotals(note.lines, note.pricing), -1);
    left.add(invoiceTotals(credit.others, named), 1);
  }
  const credit = creditLines(invoice, taken, lines);
  left.add(invoiceTotals(credit.others, named), 1);
  left.add(chargedFor(credit.taken, invoice), -1);
  const naturally = invoiceTotals(lines, named);
  const allowances = naturally.kinds.map(({ key, linesCents }) => linesCents - left.of(`kind ${key}`));
  const discountCents = discountBasisPoints > 0 ? 0 : allowances.reduce((sum, cents) => sum + cents, 0);
  const pricing: Pricing = { ...plain, discountBasisPoints, discountCents };
  const taxes = naturally.taxes.map(({ key }) => left.of(`tax ${key}`));
  const told: Pricing = {
    ...pricing,
    told: { isSeveral, allowances, taxes, ...(withholding && { withheldCents: left.of('withheld') }) },
  };
  const isAsTold = amountsText(invoiceTotals(lines, pricing)) === amountsText(invoiceTotals(lines, told));
  return isAsTold && !isSeveral ? pricing : told;
}

/** Sums the amounts of several documents by key. */
class Tally {
  readonly #cents = new Map<string, number>();

  add({ kinds, taxes, withheldCents }: InvoiceTotals, sign: 1 | -1): void {
    const add = (of: string, cents: number) => this.#cents.set(of, this.of(of) + sign * cents);
    for (const { key, linesCents, allowanceCents } of kinds) add(`kind ${key}`, linesCents - allowanceCents);
    for (const { key, taxCents } of taxes) add(`tax ${key}`, taxCents);
    add('withheld', withheldCents);
  }

  of(of: string): number {
    return this.#cents.get(of) ?? 0;
  }
}

/** Serializes all rounded amounts for comparison. */
function amountsText({ kinds, taxes, withheldCents }: InvoiceTotals): string {
  return JSON.stringify([kinds.map(({ allowanceCents }) => allowanceCents), taxes.map(({ taxCents }) => taxCents), withheldCents]);
}

/**
 * Estimates a saved credit note's pricing with other lines, from the data on its page; the server knows the invoice and returns the exact
 * pricing after saving.
 */
export function editedCreditPricing({ lines: saved, pricing }: Charged, lines: readonly LineItem[]): Pricing {
  const { shares, told, ...rest } = pricing;
  const invoice: Charged = {
    lines: saved.map((line) => ({ ...line, quantityMilli: 0 - line.quantityMilli })),
    pricing: {
      ...rest,
      discountCents: 0 - rest.discountCents,
      ...(shares && { shares: shares.map((share) => ({ ...share, allowanceCents: 0 - share.allowanceCents })) }),
      ...(told && { told: { isSeveral: told.isSeveral, allowances: told.allowances.map((cents) => 0 - cents), taxes: [] } }),
    },
  };
  const isAsSaved = lines.length === saved.length && leftToCredit(invoice, [{ lines }]).length === 0;
  return isAsSaved ? pricing : creditPricing(invoice, [], lines);
}

/** The credited quantity of each invoice line, in thousandths. */
type Taken = readonly number[];

const nothingTaken = ({ lines }: HasLines): Taken => lines.map(() => 0);

/**
 * Matches the lines of a credit note to those of its invoice.
 * @returns the credited quantities, and lines that match no line of the invoice or exceed it
 */
function creditLines(invoice: HasLines, before: Taken, lines: readonly LineItem[]): { taken: Taken; others: LineItem[] } {
  const taken = [...before];
  const others: LineItem[] = [];
  for (const line of lines) {
    let leftMilli = 0 - line.quantityMilli;
    const entries = [...invoice.lines.entries()];
    const isMeant = ([, one]: [number, LineItem]) => isSamePrice(one, line) && Math.sign(one.quantityMilli) === Math.sign(leftMilli);
    const isNamed = ([, { description }]: [number, LineItem]) => description === line.description;
    // Prefers the same description, since a credit note may describe a line differently.
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

/** Whether both charge the same unit price, regardless of the description. Zero and absent fields are equal. */
function isSamePrice(one: LineItem, other: LineItem): boolean {
  const text = ({ quantityMilli: _milli, description: _name, delivery: _day, moreTaxes = [], ...fields }: LineItem) =>
    [fields, ...moreTaxes].map(fieldsText).join(' ');
  return text(one) === text(other);
}

/** Omits empty fields and sorts the rest, since the database returns another order than a page sends. */
function fieldsText(fields: object): string {
  return JSON.stringify(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== '' && value !== 0 && value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Returns what the invoice charges for part of its lines: each kind gets the share of the total discount that its lines have. */
function chargedFor(taken: Taken, { lines, pricing }: Charged): InvoiceTotals {
  const part = lines.map((line, index) => ({ ...line, quantityMilli: taken[index] ?? 0 }));
  const { told: _told, shares: _shares, ...natural } = pricing;
  const isSeveral = hasSeveralTaxes(lines, pricing);
  const partly = invoiceTotals(part, natural).kinds;
  // Both have the same kinds in the same order.
  const allowances = invoiceTotals(lines, pricing).kinds.map(({ allowanceCents, linesCents }, index) =>
    partOf(allowanceCents, partly[index]?.linesCents ?? 0, linesCents),
  );
  return invoiceTotals(part, { ...natural, told: { isSeveral, allowances, taxes: [] } });
}

function partOf(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : timesRatio(cents, part * Math.sign(whole), BigInt(Math.abs(whole)));
}
