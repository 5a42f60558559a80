import { expect, test } from 'vitest';
import { minorDigits } from '#contract/money/currency.ts';
import { byHand, dice, randomLine, taxKinds } from '../../../../tests/invoice-by-hand.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import type { Pricing } from '../contract.ts';
import type { TaxPeriod, TaxRow } from '../tax-contract.ts';

const calls = invoiceCalls();
const currencies = ['EUR', 'JPY', 'KWD', 'CHF'];
const count = 32;

interface Charged {
  on: string;
  currency: string;
  /** By rate and category, in integer minor units, negative on a credit note. */
  rates: Map<string, { net: bigint; tax: bigint }>;
}

const periodOf = (day: string, by: TaxPeriod) => {
  const [year = '', month = ''] = day.split('-');
  return { month: `${year}-${month}`, quarter: `${year}-Q${1 + Math.trunc((Number(month) - 1) / 3)}`, year }[by];
};

/** Builds the expected report as lines of text from the charged amounts alone. */
function reportByHand(charged: Charged[], by: TaxPeriod, from: string, until: string): string[] {
  const sums = new Map<string, { net: bigint; tax: bigint; invoices: number }>();
  for (const { on, currency, rates } of charged.filter((one) => one.on >= from && one.on <= until))
    for (const [rate, { net, tax }] of rates) {
      const key = `${currency} ${periodOf(on, by)} ${rate}`;
      const before = sums.get(key) ?? { net: 0n, tax: 0n, invoices: 0 };
      sums.set(key, { net: before.net + net, tax: before.tax + tax, invoices: before.invoices + 1 });
    }
  return [...sums].map(([key, { net, tax, invoices }]) => `${key}: ${invoices} ${net} ${tax}`).sort();
}

async function report(by: TaxPeriod, from: string, until: string): Promise<string[]> {
  const { status, body } = await calls.admin.get('/api/v1/tax-report', { by, from, until });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.rows as TaxRow[])
    .map((row) => `${row.currency} ${row.period} ${row.basisPoints} ${row.category}: ${row.invoices} ${row.netCents} ${row.taxCents}`)
    .sort();
}

/**
 * Issues a random invoice on some date; one in four is fully credited later, one in nine is voided after its month.
 * @returns the documents that count
 */
async function issueOne(chance: ReturnType<typeof dice>): Promise<Charged[]> {
  const { next, pick } = chance;
  const currency = pick(currencies);
  const digits = minorDigits(currency);
  const priced = Array.from({ length: 1 + next(9) }, () => randomLine(chance, digits, taxKinds));
  const pricing: Pricing = { taxPer: pick(['rate', 'rate', 'line']), isGross: next(3) === 0, discountBasisPoints: 0, discountCents: 0 };
  const day = () => `20${28 + next(2)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`;
  const [one, other] = [day(), day()].sort();
  const { rates, taxOf } = byHand(priced, pricing, digits);
  // The report joins several exemption reasons of a category.
  const sums = new Map<string, { net: bigint; tax: bigint }>();
  for (const { key, rate, cents, lineTaxes } of rates) {
    const [basisPoints, category] = key.split(' ');
    const tax = pricing.taxPer === 'rate' ? taxOf(rate, cents) : lineTaxes;
    sums.set(`${basisPoints} ${category}`, { net: pricing.isGross ? cents - tax : cents, tax });
  }
  const lines = priced.map(({ price: _, ...line }) => line);
  const { id } = await calls.issued({ currency, pricing, lines, issuedOn: one, dueOn: other });
  const charged: Charged = { on: one ?? '', currency, rates: sums };
  const turn = next(36);
  const back = new Map([...sums].map(([rate, { net, tax }]) => [rate, { net: -net, tax: -tax }] as const));
  if (turn % 9 === 0) {
    expect((await calls.remove(id)).status).toBe(200);
    return [charged, { on: '2030-03-10', currency, rates: back }];
  }
  if (turn % 4 !== 1) return [charged];
  const note = calls.record(201, await calls.credit(id));
  calls.record(200, await calls.update(note.id, { issuedOn: other, dueOn: other, version: note.version }));
  calls.record(200, await calls.issue(note.id));
  return [charged, { on: other ?? '', currency, rates: back }];
}

test('reports random invoices, credit notes and voided ones like an independent calculation, for any period', async () => {
  const chance = dice(20_301_013);
  const charged: Charged[] = [];
  for (let turn = 0; turn < count; turn++) charged.push(...(await issueOne(chance)));
  expect(charged.filter(({ rates }) => [...rates.values()].some(({ net }) => net < 0n)).length).toBeGreaterThan(3);
  expect(charged.some(({ on }) => on === '2030-03-10')).toBe(true);
  for (const by of ['month', 'quarter', 'year'] as const) {
    expect(await report(by, '2028-01-01', '2030-12-31'), by).toEqual(reportByHand(charged, by, '2028-01-01', '2030-12-31'));
    expect(await report(by, '2028-03-17', '2029-02-08'), by).toEqual(reportByHand(charged, by, '2028-03-17', '2029-02-08'));
  }
}, 180_000);
