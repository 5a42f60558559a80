import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, lineAmounts } from './line-amounts.ts';

const line = record({
  quantityMilli: integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  priceCents: integer({ min: -10_000_000, max: 10_000_000 }),
  discountBasisPoints: integer({ min: 0, max: 10_000 }),
  taxBasisPoints: integer({ min: 0, max: 10_000 }),
});
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a line', () => {
  test.each([
    // 12 lamps at 214.
    [[12_000, 21_400, 0, 0], { grossCents: 256_800, discountCents: 0, netCents: 256_800, taxCents: 0, totalCents: 256_800 }],
    [[1500, 333, 0, 0], { grossCents: 500, discountCents: 0, netCents: 500, taxCents: 0, totalCents: 500 }],
    [[1000, 1000, 1250, 2300], { grossCents: 1000, discountCents: 125, netCents: 875, taxCents: 201, totalCents: 1076 }],
    [[1000, 50, 0, 100], { grossCents: 50, discountCents: 0, netCents: 50, taxCents: 1, totalCents: 51 }],
    [[-1000, 50, 0, 100], { grossCents: -50, discountCents: 0, netCents: -50, taxCents: -1, totalCents: -51 }],
    // Floating point would get 1.005 of a hundred wrong.
    [[1005, 100, 0, 0], { grossCents: 101, discountCents: 0, netCents: 101, taxCents: 0, totalCents: 101 }],
    [[1000, 1999, 10_000, 2300], { grossCents: 1999, discountCents: 1999, netCents: 0, taxCents: 0, totalCents: 0 }],
    [
      [999_999_999, 9_999_999, 1, 1],
      {
        grossCents: 9_999_998_990_000,
        discountCents: 999_999_899,
        netCents: 9_998_998_990_101,
        taxCents: 999_899_899,
        totalCents: 9_999_998_890_000,
      },
    ],
  ])('%j', ([quantityMilli = 0, priceCents = 0, discountBasisPoints = 0, taxBasisPoints = 0], expected) => {
    expect(lineAmounts({ quantityMilli, priceCents, discountBasisPoints, taxBasisPoints })).toEqual(expected);
  });
  test('is an integer, adds up, and is off by at most half a unit', () => {
    assert(
      property(line, (given) => {
        const { grossCents, discountCents, netCents, taxCents, totalCents } = lineAmounts(given);
        for (const amount of [grossCents, discountCents, netCents, taxCents, totalCents]) expect(Number.isSafeInteger(amount)).toBe(true);
        expect(netCents).toBe(grossCents - discountCents);
        expect(totalCents).toBe(netCents + taxCents);
        const isHalfAtMost = (rounded: number, a: number, b: number, divisor: number) => {
          const off = 2n * (BigInt(rounded) * BigInt(divisor) - BigInt(a) * BigInt(b));
          return off <= BigInt(divisor) && off >= -BigInt(divisor);
        };
        expect(isHalfAtMost(grossCents, given.quantityMilli, given.priceCents, 1000)).toBe(true);
        expect(isHalfAtMost(discountCents, grossCents, given.discountBasisPoints, 10_000)).toBe(true);
        expect(isHalfAtMost(taxCents, netCents, given.taxBasisPoints, 10_000)).toBe(true);
      }),
    );
  });
  test('charges the negation when negated', () => {
    assert(
      property(line, (given) => {
        const negated = lineAmounts({ ...given, quantityMilli: -given.quantityMilli });
        for (const [name, amount] of Object.entries(lineAmounts(given))) expect(negated[name as keyof typeof negated] + amount).toBe(0);
      }),
    );
  });
});

test('totals are the sums of the displayed lines, also by rate and in any order', () => {
  assert(
    property(array(line, { maxLength: 200 }), (lines) => {
      const totals = invoiceTotals(lines);
      const shown = lines.map(lineAmounts);
      for (const name of ['netCents', 'discountCents', 'taxCents', 'totalCents'] as const)
        expect(totals[name]).toBe(sumOf(shown.map((amounts) => amounts[name])));
      expect(totals.totalCents).toBe(totals.netCents + totals.taxCents);
      expect(sumOf(totals.taxes.map(({ taxCents }) => taxCents))).toBe(totals.taxCents);
      expect(sumOf(totals.taxes.map(({ netCents }) => netCents))).toBe(totals.netCents);
      expect(totals.taxes.map(({ basisPoints }) => basisPoints)).toEqual(
        [...new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints))].sort((a, b) => a - b),
      );
      expect(invoiceTotals(lines.toReversed())).toEqual(totals);
    }),
  );
});
