import { expect, test } from 'vitest';
import { minorDigits } from '#contract/money/currency.ts';
import { byHand, currencies, dice, randomLine, taxKinds } from '../../../../tests/invoice-by-hand.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import type { Pricing } from '../contract.ts';

const calls = invoiceCalls();
const count = Number(process.env.RANDOM_INVOICES ?? 120);
const atOnce = 6;

/** Computes an invoice as on paper. Only invoices with one kind of tax get a total discount, as a cent could otherwise go either way. */
function randomInvoice(chance: ReturnType<typeof dice>, currency: string) {
  const { next, pick } = chance;
  const isReduced = next(2) === 0;
  const kinds = isReduced ? [pick(taxKinds)] : taxKinds;
  const digits = minorDigits(currency);
  const priced = Array.from({ length: 1 + next(12) }, () => randomLine(chance, digits, kinds));
  const pricing: Pricing = {
    taxPer: pick(['rate', 'rate', 'line']),
    isGross: next(3) === 0,
    discountBasisPoints: isReduced ? 1 + next(10_000) : 0,
    discountCents: 0,
  };
  const { all, allowance, rates, taxOf } = byHand(priced, pricing, digits);
  const off = isReduced ? allowance : 0n;
  const tax = rates.reduce(
    (sum, { rate, cents, lineTaxes }) => sum + (pricing.taxPer === 'rate' ? taxOf(rate, cents - off) : lineTaxes - taxOf(rate, off)),
    0n,
  );
  const net = pricing.isGross ? all - off - tax : all - off;
  return {
    given: { currency, pricing, lines: priced.map(({ price: _, ...line }) => line) },
    expected: { netCents: Number(net), taxCents: Number(tax), totalCents: Number(net + tax), balanceCents: Number(net + tax), digits },
  };
}

test('adds and lists random invoices in 12 currencies with independently calculated amounts', async () => {
  const chance = dice(20_261_124);
  const all = Array.from({ length: count }, (_, turn) => randomInvoice(chance, currencies[turn % currencies.length] ?? 'EUR'));
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(
      all.slice(at, at + atOnce).map(async ({ given, expected: { digits, ...expected } }) => {
        const record = await calls.add(given);
        expect(record, JSON.stringify(given)).toMatchObject(expected);
        expect(record.total).toBe(Number(`${expected.totalCents}e-${digits}`));
      }),
    );
  const { body } = await calls.admin.get('/api/v1/invoice-sums', { on: '2030-03-10' });
  for (const currency of currencies) {
    const of = all.filter(({ given }) => given.currency === currency);
    const totalCents = of.reduce((sum, { expected }) => sum + expected.totalCents, 0);
    expect(body.sums.find((one: { currency: string }) => one.currency === currency)).toMatchObject({
      listed: of.length,
      totalCents,
      balanceCents: 0,
    });
  }
}, 180_000);
