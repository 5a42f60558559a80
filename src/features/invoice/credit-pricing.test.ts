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

/** Creates one credit note for each part of an invoice. */
function creditAll(invoice: Charged, parts: readonly (readonly LineItem[])[]): Charged[] {
  const notes: Charged[] = [];
  for (const part of parts) notes.push({ lines: negated(part), pricing: creditPricing(invoice, notes, negated(part)) });
  return notes;
}
const totalsOf = ({ lines, pricing }: Charged) => invoiceTotals(lines, pricing);

describe('credit notes for all lines add up to the invoice', () => {
  test('with four lines at 20 % and one note each', () => {
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

  test('with each line’s share of a fixed discount', () => {
    const invoice = { lines: [line(10_000, 0, { description: 'a' }), line(30_000, 0)], pricing: { ...plain, discountCents: 5000 } };
    const notes = creditAll(
      invoice,
      invoice.lines.map((one) => [one]),
    );
    expect(notes.map((note) => totalsOf(note).totalCents)).toEqual([-8750, -26_250]);
    expect(notes[0]?.pricing).toEqual({ ...plain, discountCents: -1250 });
    expect(leftToCredit(invoice, notes.slice(0, 1))).toEqual([invoice.lines[1]]);
  });

  test('with other lines credited independently of the invoice’s lines', () => {
    const invoice = { lines: [line(10_000, 1900)], pricing: { ...plain, discountCents: 1000 } };
    const goodwill = [line(500, 1900, { description: 'Goodwill' })];
    const [note] = creditAll(invoice, [goodwill]);
    expect(note && totalsOf(note)).toMatchObject({ netCents: -500, taxCents: -95 });
    expect(leftToCredit(invoice, note ? [note] : [])).toEqual(invoice.lines);
  });

  test('with several taxes on a line, one of them compound, and a withholding', () => {
    const quebec = { taxName: 'GST', moreTaxes: [{ name: 'QST', basisPoints: 997.5 }] };
    const invoice = {
      lines: [line(333, 500, quebec), line(333, 500, quebec), line(333, 500, { taxName: 'GST' })],
      pricing: { ...plain, withholding: { name: 'IRPF', basisPoints: 1500 } },
    };
    expect(totalsOf(invoice)).toMatchObject({ netCents: 999, taxCents: 50 + 66, withheldCents: 150, totalCents: 965 });
    const notes = creditAll(
      invoice,
      invoice.lines.map((one) => [one]),
    ).map(totalsOf);
    expect(notes.map(({ taxes }) => taxes.map(({ name, taxCents }) => `${name} ${taxCents}`))).toEqual([
      ['GST -17', 'QST -33'],
      ['GST -16', 'QST -33'],
      ['GST -17'],
    ]);
    expect(notes.map(({ withheldCents }) => withheldCents)).toEqual([-50, -50, -50]);
    expect(notes.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-965);
  });

  test('with the fields of a tax in any order', () => {
    const [one, other] = [[{ name: 'PST', basisPoints: 700, isCompound: true }], [{ isCompound: true, basisPoints: 700, name: 'PST' }]].map(
      (moreTaxes) => line(999, 500, { taxName: 'GST', moreTaxes }),
    );
    const invoice = { lines: one ? [one, one] : [], pricing: plain };
    const notes = creditAll(invoice, other ? [[other], [other]] : []);
    expect(leftToCredit(invoice, notes)).toEqual([]);
    expect(notes.reduce((sum, note) => sum + totalsOf(note).taxCents, 0)).toBe(-totalsOf(invoice).taxCents);
  });

  test('with any lines, discounts, taxes, withholding, rounding and number of notes', () => {
    const more = [
      { taxBasisPoints: 2000 },
      { taxBasisPoints: 2000 },
      { taxBasisPoints: 700 },
      { taxBasisPoints: 0 },
      { taxBasisPoints: 500, taxName: 'GST' },
      { taxBasisPoints: 500, taxName: 'GST', moreTaxes: [{ name: 'QST', basisPoints: 997.5 }] },
      { taxBasisPoints: 500, taxName: 'GST', moreTaxes: [{ name: 'PST', basisPoints: 842.51, isCompound: true }] },
      {
        ...{ taxBasisPoints: 900, taxName: 'CGST' },
        moreTaxes: [
          { name: 'SGST', basisPoints: 900 },
          { name: 'Cess', basisPoints: 6.25, isCompound: true },
        ],
      },
    ];
    const aLine = fc
      .record({
        description: fc.constantFrom('a', 'b'),
        quantityMilli: fc.constantFrom(1000, 2000, 3000, 7000, 500, 333),
        priceCents: fc.integer({ min: 1, max: 20_000 }),
        discountBasisPoints: fc.constantFrom(0, 0, 1250, 3333),
      })
      .chain((one) => fc.constantFrom(...more).map((taxed) => ({ ...one, ...taxed })));
    const aPricing = fc.record({
      taxPer: fc.constantFrom('rate' as const, 'line' as const),
      isGross: fc.boolean(),
      discountBasisPoints: fc.constantFrom(0, 0, 1000, 333),
      discountPart: fc.integer({ min: 0, max: 100 }),
      withheld: fc.constantFrom(0, 0, 1500, 1150),
    });
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 6 }),
        aPricing,
        fc.infiniteStream(fc.nat({ max: 2 })),
        (lines, { discountPart, withheld, ...chosen }, chance) => {
          const { linesCents } = invoiceTotals(lines, { ...chosen, discountBasisPoints: 0, discountCents: 0 });
          const isFixed = chosen.discountBasisPoints === 0;
          const invoice = {
            lines,
            pricing: {
              ...{ ...chosen, discountCents: isFixed ? Math.floor((linesCents * discountPart) / 100) : 0 },
              ...(withheld > 0 && { withholding: { name: 'IRPF', basisPoints: withheld } }),
            },
          };
          const parts: LineItem[][] = [[], [], []];
          // A line with several pieces is split across the notes.
          for (const one of lines) {
            const pieces = one.quantityMilli % 1000 === 0 ? one.quantityMilli / 1000 : 1;
            for (let piece = 0; piece < pieces; piece++)
              parts[chance.next().value ?? 0]?.push({ ...one, quantityMilli: one.quantityMilli / pieces });
          }
          const notes = creditAll(
            invoice,
            parts.filter((part) => part.length > 0),
          );
          // Adds up the documents like a bookkeeper, by name and rate.
          const sums = new Map<string, number>();
          const add = (of: string, cents: number) => sums.set(of, (sums.get(of) ?? 0) + cents);
          for (const { taxes, netCents, withheldCents, totalCents } of [invoice, ...notes].map(totalsOf)) {
            for (const { name, basisPoints, ...tax } of taxes) {
              add(`net of ${name} ${basisPoints}`, tax.netCents);
              add(`tax of ${name} ${basisPoints}`, tax.taxCents);
            }
            add('net', netCents);
            add('withheld', withheldCents);
            add('total', totalCents);
          }
          expect([...sums].filter(([, cents]) => cents !== 0)).toEqual([]);
          expect(leftToCredit(invoice, notes)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('editing a credit note removes the share of a fixed discount along with a line', () => {
  const invoice = { lines: [line(10_000, 1900), line(30_000, 1900)], pricing: { ...plain, discountCents: 5000 } };
  const saved = { lines: negated(invoice.lines), pricing: creditPricing(invoice, [], negated(invoice.lines)) };
  expect(editedCreditPricing(saved, saved.lines)).toEqual(saved.pricing);
  expect(editedCreditPricing(saved, saved.lines.slice(0, 1))).toEqual({ ...plain, discountCents: -1250 });
});

test('a percentage discount changes the tax of rates that cancel each other out', () => {
  const lines = [line(10_000, 2000), line(-10_000, 1000)];
  const { taxes, taxCents, netCents, allowanceCents } = invoiceTotals(lines, { ...plain, discountBasisPoints: 1000 });
  expect(taxes.map((rate) => [rate.basisPoints, rate.netCents, rate.taxCents])).toEqual([
    [1000, -9000, -900],
    [2000, 9000, 1800],
  ]);
  expect({ taxCents, netCents, allowanceCents }).toEqual({ taxCents: 900, netCents: 0, allowanceCents: 0 });
});
