import { expect, test } from 'vitest';
import { minorDigits } from '#contract/money/currency.ts';
import type { LineItem, Pricing } from './contract.ts';
import { invoiceTotals, plainPricing } from './line-amounts.ts';

/** A number that is exact. */
class Exact {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under = 1n) {
    this.over = under < 0n ? -over : over;
    this.under = under < 0n ? -under : under;
  }
  plus(other: Exact): Exact {
    return new Exact(this.over * other.under + other.over * this.under, this.under * other.under);
  }
  minus(other: Exact): Exact {
    return this.plus(new Exact(-other.over, other.under));
  }
  times(other: Exact): Exact {
    return new Exact(this.over * other.over, this.under * other.under);
  }
  /** To whole ones, half away from zero. */
  round(): bigint {
    const size = this.over < 0n ? -this.over : this.over;
    const whole = size / this.under;
    const up = (size % this.under) * 2n >= this.under ? whole + 1n : whole;
    return this.over < 0n ? -up : up;
  }
}
const whole = (value: bigint | number) => new Exact(BigInt(value));
const one = whole(1);

/** What invoices charge, worked out from decimals in major units as a person with paper would, by nothing of the product. */
function byHand(lines: readonly (LineItem & { price: Exact })[], pricing: Pricing, digits: number) {
  const unit = whole(10n ** BigInt(digits));
  const charged = lines.map((line) => {
    const before = new Exact(BigInt(line.quantityMilli), 1000n).times(line.price).times(unit).round();
    const off = whole(before)
      .times(new Exact(BigInt(line.discountBasisPoints), 10_000n))
      .round();
    return {
      key: `${line.taxBasisPoints} ${line.taxCategory} ${line.exemption ?? ''}`,
      rate: new Exact(BigInt(line.taxBasisPoints), 10_000n),
      cents: before - off,
    };
  });
  const all = charged.reduce((sum, { cents }) => sum + cents, 0n);
  const allowance =
    pricing.discountBasisPoints > 0
      ? whole(all)
          .times(new Exact(BigInt(pricing.discountBasisPoints), 10_000n))
          .round()
      : all === 0n
        ? 0n
        : BigInt(pricing.discountCents);
  const keys = [...new Set(charged.map(({ key }) => key))];
  const taxOf = (rate: Exact, cents: bigint) =>
    (pricing.isGross
      ? whole(cents)
          .times(rate)
          .times(new Exact(one.plus(rate).under, one.plus(rate).over))
      : whole(cents).times(rate)
    ).round();
  return {
    all,
    allowance,
    taxOf,
    rates: keys.map((key) => {
      const of = charged.filter((line) => line.key === key);
      const rate = of[0]?.rate ?? one;
      return {
        key,
        rate,
        cents: of.reduce((sum, { cents }) => sum + cents, 0n),
        lineTaxes: of.reduce((sum, { cents }) => sum + taxOf(rate, cents), 0n),
      };
    }),
  };
}

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'PLN', 'RSD', 'IDR', 'JPY', 'KRW', 'KWD', 'TND'];

test('1,000 random invoices in 12 currencies charge what an independent calculation comes to', () => {
  let seed = 20_261_123;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const kinds = [
    { taxBasisPoints: 2300, taxCategory: 'S' },
    { taxBasisPoints: 810, taxCategory: 'S' },
    { taxBasisPoints: 550, taxCategory: 'S' },
    { taxBasisPoints: 700, taxCategory: 'L' },
    { taxBasisPoints: 0, taxCategory: 'Z' },
    { taxBasisPoints: 0, taxCategory: 'AE', exemption: 'Reverse charge' },
    { taxBasisPoints: 0, taxCategory: 'K', exemption: 'Intra-Community supply' },
  ] as const;
  for (let turn = 0; turn < 1000; turn++) {
    const currency = currencies[turn % currencies.length] ?? 'EUR';
    const digits = minorDigits(currency);
    const isCredit = next(6) === 0;
    const lines = Array.from({ length: 1 + next(25) }, () => {
      // In millionths of the major unit: a price has up to six decimals.
      const millionths = BigInt(next(2_000_000_000)) * BigInt(1 + next(40));
      const perUnit = 10n ** BigInt(6 - digits);
      const quantityMilli = pick([1000, 500, 333, 12_000, 1 + next(90_000)]);
      return {
        description: 'x',
        quantityMilli: isCredit ? -quantityMilli : quantityMilli,
        priceCents: Number(millionths / perUnit),
        priceMicros: Number((millionths % perUnit) * 10n ** BigInt(digits)),
        discountBasisPoints: pick([0, 0, 0, 500, 1250, next(10_001)]),
        ...pick(kinds),
        price: new Exact(millionths, 1_000_000n),
      };
    });
    const sum = invoiceTotals(lines).linesCents;
    const pricing: Pricing = {
      taxPer: pick(['rate', 'rate', 'line']),
      isGross: next(3) === 0,
      ...pick([
        { discountBasisPoints: 0, discountCents: 0 },
        { discountBasisPoints: 1 + next(10_000), discountCents: 0 },
        { discountBasisPoints: 0, discountCents: Math.trunc(sum / (2 + next(50))) },
      ]),
    };
    const expected = byHand(lines, pricing, digits);
    const totals = invoiceTotals(lines, pricing);
    const said = `${turn}: ${currency} ${JSON.stringify(pricing)}`;
    expect(BigInt(totals.linesCents), said).toBe(expected.all);
    expect(BigInt(totals.allowanceCents), said).toBe(expected.allowance);
    expect(totals.taxes, said).toHaveLength(expected.rates.length);
    let [net, taxes, allowances] = [0n, 0n, 0n];
    for (const { key, rate, cents, lineTaxes } of expected.rates) {
      const tax = totals.taxes.find((one) => `${one.basisPoints} ${one.category} ${one.exemption}` === key);
      if (!tax) throw new Error(`${said} lacks ${key}`);
      const share = BigInt(tax.allowanceCents);
      // A rate's part of what is taken off is off by less than one unit, and all parts together are the whole.
      const off = whole(share * expected.all).minus(whole(expected.allowance * cents));
      const size = expected.all < 0n ? -expected.all : expected.all;
      expect(off.over < size && off.over > -size, said).toBe(expected.all !== 0n);
      const left = cents - share;
      const due = pricing.taxPer === 'rate' ? expected.taxOf(rate, left) : lineTaxes - expected.taxOf(rate, share);
      expect(BigInt(tax.taxCents), said).toBe(due);
      expect(BigInt(tax.netCents), said).toBe(pricing.isGross ? left - due : left);
      net += BigInt(tax.netCents);
      taxes += due;
      allowances += share;
    }
    expect(allowances, said).toBe(expected.allowance);
    expect([BigInt(totals.netCents), BigInt(totals.taxCents), BigInt(totals.totalCents)], said).toEqual([net, taxes, net + taxes]);
    if (pricing.isGross) expect(BigInt(totals.totalCents), said).toBe(expected.all - expected.allowance);
    const negated = lines.map((line) => ({ ...line, quantityMilli: -line.quantityMilli }));
    expect(invoiceTotals(negated, { ...pricing, discountCents: -pricing.discountCents }).totalCents + totals.totalCents, said).toBe(0);
  }
});

const line = (priceCents: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ description: 'x', quantityMilli: 1000, priceCents, discountBasisPoints: 0, taxBasisPoints: 1900, ...more },
});
const perRate: Pricing = { ...plainPricing, taxPer: 'rate' };

test('the tax of a rate is that of the sum of its lines, unless each line’s is to be rounded', () => {
  const lines = [line(333), line(333), line(333)];
  expect(invoiceTotals(lines, perRate)).toMatchObject({ netCents: 999, taxCents: 190, totalCents: 1189 });
  expect(invoiceTotals(lines, plainPricing)).toMatchObject({ netCents: 999, taxCents: 189, totalCents: 1188 });
});

test('a price of a tenth of a cent is charged in whole cents', () => {
  expect(invoiceTotals([line(0, { priceMicros: 123_400, quantityMilli: 10_000_000 })], perRate)).toMatchObject({
    netCents: 1234,
    taxCents: 234,
  });
});

test('what is taken off the whole is taken off each rate by its part, before tax', () => {
  const { taxes, totalCents } = invoiceTotals([line(10_000), line(5000, { taxBasisPoints: 700 })], { ...perRate, discountCents: 1000 });
  expect(taxes.map(({ allowanceCents, netCents, taxCents }) => [allowanceCents, netCents, taxCents])).toEqual([
    [333, 4667, 327],
    [667, 9333, 1773],
  ]);
  expect(totalCents).toBe(14_000 + 327 + 1773);
});

test('a price that has its tax in it stays what is paid', () => {
  expect(invoiceTotals([line(11_900)], { ...perRate, isGross: true })).toMatchObject({
    netCents: 10_000,
    taxCents: 1900,
    totalCents: 11_900,
  });
});

test('rates of one percentage are told apart by what they are', () => {
  const lines = [line(100, { taxBasisPoints: 0, taxCategory: 'AE', exemption: 'Reverse charge' }), line(200, { taxBasisPoints: 0 })];
  expect(invoiceTotals(lines, perRate).taxes.map(({ category, exemption, netCents }) => [category, exemption, netCents])).toEqual([
    ['AE', 'Reverse charge', 100],
    ['Z', '', 200],
  ]);
});
