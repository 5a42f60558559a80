import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineItem, Pricing } from './contract.ts';
import { type Charged, creditPricing, editedCreditPricing, leftToCredit } from './credit-pricing.ts';
import { invoiceTotals } from './line-amounts.ts';

const line = (priceCents: number, taxBasisPoints: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ description: 'x', quantityMilli: 1000, priceCents, discountBasisPoints: 0, taxBasisPoints },
  ...more,
});
const plain: Pricing = { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0 };
const negated = (lines: readonly LineItem[]) => lines.map((one) => ({ ...one, quantityMilli: 0 - one.quantityMilli }));

/** Credits these parts of an invoice, one note after another. */
function creditAll(invoice: Charged, parts: readonly (readonly LineItem[])[]): Charged[] {
  const notes: Charged[] = [];
  for (const part of parts) notes.push({ lines: negated(part), pricing: creditPricing(invoice, notes, negated(part)) });
  return notes;
}
const totalsOf = ({ lines, pricing }: Charged) => invoiceTotals(lines, pricing);

describe('credit notes over all lines come to what the invoice comes to', () => {
  test('four lines at 20 %, one note each', () => {
    const invoice = { lines: [6833, 6833, 5750, 8500].map((cents) => line(cents, 2000)), pricing: plain };
    const notes = creditAll(
      invoice,
      invoice.lines.map((one) => [one]),
    );
    expect(totalsOf(invoice)).toMatchObject({ netCents: 27_916, taxCents: 5583 });
    expect(notes.map((note) => totalsOf(note).taxCents)).toEqual([-1367, -1366, -1150, -1700]);
    expect(notes.map((note) => totalsOf(note).netCents)).toEqual([-6833, -6833, -5750, -8500]);
    expect(leftToCredit(invoice, notes)).toEqual([]);
  });

  test('a part of a fixed discount goes with its line', () => {
    const invoice = { lines: [line(10_000, 0, { description: 'a' }), line(30_000, 0)], pricing: { ...plain, discountCents: 5000 } };
    const notes = creditAll(
      invoice,
      invoice.lines.map((one) => [one]),
    );
    expect(notes.map((note) => totalsOf(note).totalCents)).toEqual([-8750, -26_250]);
    expect(notes[0]?.pricing).toEqual({ ...plain, discountCents: -1250 });
    expect(leftToCredit(invoice, notes.slice(0, 1))).toEqual([invoice.lines[1]]);
  });

  test('what is none of the invoice’s lines is credited by itself, and leaves these as they are', () => {
    const invoice = { lines: [line(10_000, 1900)], pricing: { ...plain, discountCents: 1000 } };
    const goodwill = [line(500, 1900, { description: 'Goodwill' })];
    const [note] = creditAll(invoice, [goodwill]);
    expect(note && totalsOf(note)).toMatchObject({ netCents: -500, taxCents: -95 });
    expect(leftToCredit(invoice, note ? [note] : [])).toEqual(invoice.lines);
  });

  test('whatever the lines, discounts, rates and rounding are, and in however many parts they are credited', () => {
    const aLine = fc.record({
      description: fc.constantFrom('a', 'b'),
      quantityMilli: fc.constantFrom(1000, 2000, 3000, 7000, 500, 333),
      priceCents: fc.integer({ min: 1, max: 20_000 }),
      discountBasisPoints: fc.constantFrom(0, 0, 1250, 3333),
      taxBasisPoints: fc.constantFrom(2000, 2000, 1900, 700, 0),
    });
    const aPricing = fc.record({
      taxPer: fc.constantFrom('rate' as const, 'line' as const),
      isGross: fc.boolean(),
      discountBasisPoints: fc.constantFrom(0, 0, 1000, 333),
      discountPart: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 6 }),
        aPricing,
        fc.infiniteStream(fc.nat({ max: 2 })),
        (lines, { discountPart, ...told }, chance) => {
          const { linesCents } = invoiceTotals(lines, { ...told, discountBasisPoints: 0, discountCents: 0 });
          const isFixed = told.discountBasisPoints === 0;
          const invoice = { lines, pricing: { ...told, discountCents: isFixed ? Math.floor((linesCents * discountPart) / 100) : 0 } };
          const parts: LineItem[][] = [[], [], []];
          // A line of several pieces is split over the notes.
          for (const one of lines) {
            const pieces = one.quantityMilli % 1000 === 0 ? one.quantityMilli / 1000 : 1;
            for (let piece = 0; piece < pieces; piece++)
              parts[chance.next().value ?? 0]?.push({ ...one, quantityMilli: one.quantityMilli / pieces });
          }
          const notes = creditAll(
            invoice,
            parts.filter((part) => part.length > 0),
          );
          const rates = [totalsOf(invoice), ...notes.map(totalsOf)].flatMap(({ taxes }) => taxes);
          const sums = new Map<number, number[]>();
          for (const { basisPoints, netCents, taxCents } of rates) {
            const [net = 0, tax = 0] = sums.get(basisPoints) ?? [];
            sums.set(basisPoints, [net + netCents, tax + taxCents]);
          }
          expect(
            [...sums.values()].flat().every((cents) => cents === 0),
            JSON.stringify([...sums]),
          ).toBe(true);
          expect(leftToCredit(invoice, notes)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('while a credit note is edited, its part of a fixed discount goes with a line that is removed', () => {
  const invoice = { lines: [line(10_000, 1900), line(30_000, 1900)], pricing: { ...plain, discountCents: 5000 } };
  const saved = { lines: negated(invoice.lines), pricing: creditPricing(invoice, [], negated(invoice.lines)) };
  expect(editedCreditPricing(saved, saved.lines)).toEqual(saved.pricing);
  expect(editedCreditPricing(saved, saved.lines.slice(0, 1))).toEqual({ ...plain, discountCents: -1250 });
});

test('some percent off rates that cancel each other out change the tax of each', () => {
  const lines = [line(10_000, 2000), line(-10_000, 1000)];
  const { taxes, taxCents, netCents, allowanceCents } = invoiceTotals(lines, { ...plain, discountBasisPoints: 1000 });
  expect(taxes.map((rate) => [rate.basisPoints, rate.netCents, rate.taxCents])).toEqual([
    [1000, -9000, -900],
    [2000, 9000, 1800],
  ]);
  expect({ taxCents, netCents, allowanceCents }).toEqual({ taxCents: 900, netCents: 0, allowanceCents: 0 });
});
