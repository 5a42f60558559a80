import { expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { readTaxReport, type TaxRow } from '../tax-contract.ts';

const calls = invoiceCalls();

async function report(query: Record<string, string> = {}): Promise<TaxRow[]> {
  const { status, body } = await calls.admin.get('/api/v1/tax-report', { from: '2030-01-01', until: '2030-12-31', ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  readTaxReport.answer?.parse(body);
  return body.rows;
}
const brief = (rows: TaxRow[]) =>
  rows.map(({ currency, period, basisPoints, category, invoices, netCents, taxCents }) => [
    ...[currency, period, basisPoints, category],
    ...[invoices, netCents, taxCents],
  ]);
const taxed = (priceCents: number, taxBasisPoints: number, more: object = {}) => line(priceCents, { taxBasisPoints, ...more });

test('groups issued invoices by currency, period and rate, without drafts and voided ones', async () => {
  await calls.issued({ lines: [taxed(10_000, 2300), taxed(5000, 2300), taxed(1000, 600), line(700)], issuedOn: '2030-01-31' });
  await calls.issued({ lines: [taxed(2000, 2300)], issuedOn: '2030-02-01' });
  await calls.issued({ lines: [taxed(333, 1000)], currency: 'JPY', issuedOn: '2030-02-01' });
  await calls.add({ lines: [taxed(99_999, 2300)] });
  await calls.remove((await calls.issued({ lines: [taxed(88_888, 2300)] })).id);
  expect(brief(await report())).toEqual([
    ['EUR', '2030-01', 2300, 'S', 1, 15_000, 3450],
    ['EUR', '2030-01', 600, 'S', 1, 1000, 60],
    ['EUR', '2030-01', 0, 'Z', 1, 700, 0],
    ['EUR', '2030-02', 2300, 'S', 1, 2000, 460],
    ['JPY', '2030-02', 1000, 'S', 1, 333, 33],
  ]);
  expect(brief(await report({ by: 'quarter', from: '2030-02-01' }))).toEqual([
    ['EUR', '2030-Q1', 2300, 'S', 1, 2000, 460],
    ['JPY', '2030-Q1', 1000, 'S', 1, 333, 33],
  ]);
});

test('deducts a credit note in its own period', async () => {
  const { id } = await calls.issued({ lines: [taxed(9999, 2300)], issuedOn: '2030-02-10' });
  const { body } = await calls.credit(id);
  await calls.issue(body.invoice.id);
  expect(brief(await report())).toEqual([
    ['EUR', '2030-02', 2300, 'S', 1, 9999, 2300],
    ['EUR', '2030-03', 2300, 'S', 1, -9999, -2300],
  ]);
  expect(brief(await report({ by: 'year' }))).toEqual([['EUR', '2030', 2300, 'S', 2, 0, 0]]);
});

test('matches the documents to the cent', async () => {
  const pricing = { taxPer: 'rate', isGross: true, discountBasisPoints: 333, discountCents: 0 };
  for (let at = 1; at <= 25; at += 1)
    await calls.issued({
      pricing,
      lines: [taxed(at * 37, 1900), taxed(at * 101, 700), taxed(at * 13, 0, { taxCategory: 'AE', exemption: 'Reverse charge' })],
    });
  const rows = await report();
  const all = (await calls.list({ perPage: 100 })).invoices;
  const documents = await Promise.all(all.map(({ id }) => calls.read(id)));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  expect(sum(rows.map(({ netCents }) => netCents))).toBe(sum(documents.map(({ netCents }) => netCents)));
  expect(sum(rows.map(({ taxCents }) => taxCents))).toBe(sum(documents.map(({ taxCents }) => taxCents)));
  expect(rows.map(({ category, invoices }) => [category, invoices])).toEqual([
    ['S', 25],
    ['S', 25],
    ['AE', 25],
  ]);
});

test('rejects invalid dates by field, and is empty for another company', async () => {
  await calls.issued({ lines: [taxed(100, 2300)] });
  expect(refusedFields(await calls.admin.get('/api/v1/tax-report', { from: '2030-01-01' }))).toEqual([400, ['until']]);
  const { body } = await calls.elsewhere.get('/api/v1/tax-report', { from: '2030-01-01', until: '2030-12-31' });
  expect(body.rows).toEqual([]);
});
