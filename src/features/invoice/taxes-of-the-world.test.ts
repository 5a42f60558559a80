import { describe, expect, test } from 'vitest';
import { byHand, dice, Exact, randomLine, taxKinds, whole } from '../../../tests/invoice-by-hand.ts';
import type { LineItem, Pricing } from './contract.ts';
import { invoiceTotals, plainPricing } from './line-amounts.ts';

const line = (priceCents: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ description: 'x', quantityMilli: 1000, priceCents, discountBasisPoints: 0, taxBasisPoints: 0 },
  ...more,
});
const perRate: Pricing = { ...plainPricing, taxPer: 'rate' };
const gst = { taxName: 'GST', taxBasisPoints: 500 };
const quebec = { ...gst, moreTaxes: [{ name: 'QST', basisPoints: 997.5 }] };
const compound = { ...gst, moreTaxes: [{ name: 'PST', basisPoints: 1000, isCompound: true }] };
const told = (lines: LineItem[], pricing: Partial<Pricing> = {}) => {
  const { taxes, netCents, taxCents, totalCents } = invoiceTotals(lines, { ...perRate, ...pricing });
  return { taxes: taxes.map(({ name, netCents: net, taxCents: tax }) => `${name} ${net} ${tax}`), netCents, taxCents, totalCents };
};

describe('a rate with four decimals', () => {
  test('is exact: 9.975 % and 8.425 %', () => {
    expect(told([line(10_000, { taxBasisPoints: 997.5 })]).taxCents).toBe(998);
    expect(told([line(100_000, { taxBasisPoints: 842.5 })]).taxCents).toBe(8425);
    // 8.425 % of 2.00 is 0.1685; binary fractions would give 0.16849.
    expect(told([line(2_000_000, { taxBasisPoints: 842.5 })]).taxCents).toBe(168_500);
  });
});

describe('several taxes on a line', () => {
  test('are each charged on the net amount: GST and QST', () => {
    expect(told([line(10_000, quebec)])).toEqual({
      taxes: ['GST 10000 500', 'QST 10000 998'],
      netCents: 10_000,
      taxCents: 1498,
      totalCents: 11_498,
    });
  });

  test('compound on earlier ones', () => {
    expect(told([line(10_000, compound)]).taxes).toEqual(['GST 10000 500', 'PST 10000 1050']);
  });

  test('are calculated once across all lines', () => {
    const lines = [line(1010, gst), line(1010, quebec)];
    // 5 % of 20.20 once; twice of 10.10 would give 1.02.
    expect(told(lines)).toEqual({ taxes: ['GST 2020 101', 'QST 1010 101'], netCents: 2020, taxCents: 202, totalCents: 2222 });
    expect(told(lines, { taxPer: 'line' }).taxes).toEqual(['GST 2020 102', 'QST 1010 101']);
  });

  test('are extracted from a price that includes them', () => {
    expect(told([line(11_498, quebec)], { isGross: true })).toEqual({
      ...{ taxes: ['GST 10000 500', 'QST 10000 998'], netCents: 10_000, taxCents: 1498, totalCents: 11_498 },
    });
    expect(told([line(11_550, compound)], { isGross: true }).taxes).toEqual(['GST 10000 500', 'PST 10000 1050']);
  });

  test('apply to the amount after a total discount', () => {
    expect(told([line(10_000, gst), line(10_000, quebec)], { discountBasisPoints: 1000 }).taxes).toEqual(['GST 18000 900', 'QST 9000 898']);
  });

  test('with the same rate stay separate: CGST and SGST', () => {
    const lines = [line(10_000, { taxName: 'CGST', taxBasisPoints: 900, moreTaxes: [{ name: 'SGST', basisPoints: 900 }] })];
    expect(told(lines).taxes).toEqual(['CGST 10000 900', 'SGST 10000 900']);
  });
});

describe('withholding', () => {
  const irpf = { name: 'IRPF', basisPoints: 1500 };
  test('applies to the net amount and lowers the amount due', () => {
    const totals = invoiceTotals([line(100_000, { taxBasisPoints: 2100 })], { ...perRate, withholding: irpf });
    expect(totals).toMatchObject({ netCents: 100_000, taxCents: 21_000, withheldCents: 15_000, totalCents: 106_000 });
  });

  test('is reversed by a credit note', () => {
    const totals = invoiceTotals([line(100_000, { taxBasisPoints: 2100, quantityMilli: -1000 })], { ...perRate, withholding: irpf });
    expect(totals).toMatchObject({ withheldCents: -15_000, totalCents: -106_000 });
  });
});

/** Returns each tax of a line as a fraction of the net amount, calculated as on paper. */
function sharesByHand(taxes: readonly { percent: string; isCompound?: boolean }[]): Exact[] {
  const shares: Exact[] = [];
  for (const { percent, isCompound } of taxes) {
    const [before = '', after = ''] = percent.split('.');
    const rate = new Exact(BigInt(before + after.padEnd(4, '0')), 1_000_000n);
    const taxed = isCompound ? shares.reduce((sum, share) => sum.plus(share), whole(1)) : whole(1);
    shares.push(rate.times(taxed));
  }
  return shares;
}

const kinds = [
  [{ name: 'GST', percent: '5' }],
  [{ name: 'HST', percent: '13' }],
  [
    { name: 'GST', percent: '5' },
    { name: 'QST', percent: '9.975' },
  ],
  [
    { name: 'GST', percent: '5' },
    { name: 'PST', percent: '8.4251', isCompound: true },
  ],
  [
    { name: 'CGST', percent: '9' },
    { name: 'SGST', percent: '9' },
    { name: 'Cess', percent: '0.0625', isCompound: true },
  ],
];

test('1,000 random invoices with several taxes and withholding match an independent calculation', () => {
  const chance = dice(35_007);
  const { next, pick } = chance;
  for (let turn = 0; turn < 1000; turn++) {
    const isGross = next(3) === 0;
    const pricing: Pricing = {
      ...plainPricing,
      taxPer: pick(['rate', 'line']),
      isGross,
      withholding: { name: 'IRPF', basisPoints: 1 + next(4000) },
    };
    const chosen = Array.from({ length: 1 + next(12) }, () => {
      const kind = pick(kinds);
      const [first, ...more] = kind.map(({ percent, ...tax }) => ({ ...tax, basisPoints: Number(percent) * 100 }));
      const priced = randomLine(chance, 2, [taxKinds[0]]);
      return {
        kind,
        cents: byHand([priced], plainPricing, 2).all,
        line: { ...priced, taxName: first?.name ?? '', taxBasisPoints: first?.basisPoints ?? 0, moreTaxes: more },
      };
    });
    const sums = new Map<string, { share: Exact; cents: bigint; lineTaxes: bigint }>();
    for (const { kind, cents } of chosen) {
      const shares = sharesByHand(kind);
      const all = shares.reduce((sum, share) => sum.plus(share), whole(1));
      kind.forEach(({ name }, place) => {
        const share = shares[place] ?? whole(0);
        const part = isGross ? share.times(new Exact(all.under, all.over)) : share;
        const key = isGross ? `${kinds.indexOf(kind)} ${name}` : `${name} ${new Exact(share.over * 10n ** 12n, share.under).round()}`;
        const sum = sums.get(key) ?? { share: part, cents: 0n, lineTaxes: 0n };
        sum.cents += cents;
        sum.lineTaxes += whole(cents).times(part).round();
        sums.set(key, sum);
      });
    }
    const expected = [...sums.values()].map(({ share, cents, lineTaxes }) =>
      pricing.taxPer === 'rate' ? whole(cents).times(share).round() : lineTaxes,
    );
    const totals = invoiceTotals(
      chosen.map(({ line: one }) => one),
      pricing,
    );
    const said = `${turn} ${JSON.stringify(pricing)}`;
    const byNumber = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b));
    expect(totals.taxes.map(({ taxCents }) => BigInt(taxCents)).sort(byNumber), said).toEqual(expected.sort(byNumber));
    const tax = expected.reduce((sum, one) => sum + one, 0n);
    const net = chosen.reduce((sum, { cents }) => sum + cents, 0n) - (isGross ? tax : 0n);
    const withheld = whole(net)
      .times(new Exact(BigInt(pricing.withholding?.basisPoints ?? 0), 10_000n))
      .round();
    expect([totals.netCents, totals.taxCents, totals.withheldCents, totals.totalCents].map(BigInt), said).toEqual([
      net,
      tax,
      withheld,
      net + tax - withheld,
    ]);
  }
});
