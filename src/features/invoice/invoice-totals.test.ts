import { expect, test } from 'vitest';
import { minorDigits } from '#contract/money/currency.ts';
import { byHand, currencies, dice, randomLine, taxKinds, whole } from '../../../tests/invoice-by-hand.ts';
import type { LineItem, Pricing } from './contract.ts';
import { invoiceTotals, plainPricing } from './line-amounts.ts';

test('1,000 random invoices in 12 currencies match an independent calculation', () => {
  const chance = dice(20_261_123);
  const { next, pick } = chance;
  for (let turn = 0; turn < 1000; turn++) {
    const currency = currencies[turn % currencies.length] ?? 'EUR';
    const digits = minorDigits(currency);
    const sign = next(6) === 0 ? -1 : 1;
    const lines = Array.from({ length: 1 + next(25) }, () => {
      const line = randomLine(chance, digits, taxKinds);
      return { ...line, quantityMilli: sign * line.quantityMilli };
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
      // Each rate's share of the discount is off by less than one unit, and the shares add up exactly.
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

test('computes tax per rate from the sum of its lines, or rounds each line’s if configured', () => {
  const lines = [line(333), line(333), line(333)];
  expect(invoiceTotals(lines, perRate)).toMatchObject({ netCents: 999, taxCents: 190, totalCents: 1189 });
  expect(invoiceTotals(lines, plainPricing)).toMatchObject({ netCents: 999, taxCents: 189, totalCents: 1188 });
});

test('charges a price of a tenth of a cent in whole cents', () => {
  expect(invoiceTotals([line(0, { priceMicros: 123_400, quantityMilli: 10_000_000 })], perRate)).toMatchObject({
    netCents: 1234,
    taxCents: 234,
  });
});

test('splits a total discount across rates before tax', () => {
  const { taxes, totalCents } = invoiceTotals([line(10_000), line(5000, { taxBasisPoints: 700 })], { ...perRate, discountCents: 1000 });
  expect(taxes.map(({ allowanceCents, netCents, taxCents }) => [allowanceCents, netCents, taxCents])).toEqual([
    [333, 4667, 327],
    [667, 9333, 1773],
  ]);
  expect(totalCents).toBe(14_000 + 327 + 1773);
});

test('charges exactly the price if it includes tax', () => {
  expect(invoiceTotals([line(11_900)], { ...perRate, isGross: true })).toMatchObject({
    netCents: 10_000,
    taxCents: 1900,
    totalCents: 11_900,
  });
});

test('separates equal rates by category and exemption', () => {
  const lines = [line(100, { taxBasisPoints: 0, taxCategory: 'AE', exemption: 'Reverse charge' }), line(200, { taxBasisPoints: 0 })];
  expect(invoiceTotals(lines, perRate).taxes.map(({ category, exemption, netCents }) => [category, exemption, netCents])).toEqual([
    ['AE', 'Reverse charge', 100],
    ['Z', '', 200],
  ]);
});
