import { expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { pdfText, withoutSpaces } from '../../../../tests/pdf-text.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import type { TaxRow } from '../tax-contract.ts';

const calls = invoiceCalls();
const gstAndQst = { taxName: 'GST', taxBasisPoints: 500, moreTaxes: [{ name: 'QST', basisPoints: 997.5 }] };
const report = async () => {
  const { body } = await calls.admin.get('/api/v1/tax-report', { by: 'year', from: '2030-01-01', until: '2030-12-31' });
  return (body.rows as TaxRow[]).map(({ name, basisPoints, netCents, taxCents }) => `${name} ${basisPoints} ${netCents} ${taxCents}`);
};
const pdfOf = async (id: number) => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}` };
  const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
  return (await pdfText(new Uint8Array(await response.arrayBuffer()))).join('');
};

test('shows each tax of a line by name on the invoice and in the report, and reverses it in a credit note', async () => {
  const { id, totalCents } = await calls.issued({ lines: [line(10_000, gstAndQst), line(5000, { taxName: 'GST', taxBasisPoints: 500 })] });
  expect(totalCents).toBe(15_000 + 750 + 998);
  expect((await report()).sort()).toEqual(['GST 500 15000 750', 'QST 997.5 10000 998']);
  const pdf = await pdfOf(id);
  for (const text of ['5% + 9.975%', 'GST 5% of €150.00', 'QST 9.975% of €100.00', '€9.98']) expect(pdf).toContain(withoutSpaces(text));
  const note = calls.record(201, await calls.credit(id));
  calls.record(200, await calls.issue(note.id));
  expect((await report()).sort()).toEqual(['GST 500 0 0', 'QST 997.5 0 0']);
});

test('leaves no tax or withholding after crediting line by line, in documents and report', async () => {
  const lines = [line(333, gstAndQst), line(333, gstAndQst), line(335, { taxName: 'GST', taxBasisPoints: 500 })];
  const pricing = { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 77 } as const;
  const { id, totalCents } = await calls.issued({ lines, pricing: { ...pricing, withholding: { name: 'IRPF', basisPoints: 1500 } } });
  const before = await report();
  const totals: number[] = [];
  for (let left = lines.length; left > 0; left--) {
    const note = calls.record(201, await calls.credit(id));
    expect(note.lines).toHaveLength(left);
    calls.record(200, await calls.update(note.id, { lines: note.lines.slice(0, 1), version: note.version }));
    totals.push(calls.record(200, await calls.issue(note.id)).totalCents);
  }
  expect(totals.reduce((sum, cents) => sum + cents, 0)).toBe(-totalCents);
  expect(await calls.read(id)).toMatchObject({ balanceCents: 0, creditedCents: totalCents });
  expect(before).not.toEqual(await report());
  expect((await report()).sort()).toEqual(['GST 500 0 0', 'QST 997.5 0 0']);
});

test('charges no further tax on a credit note if its invoice has none', async () => {
  const { id } = await calls.issued({ lines: [line(10_000, { taxBasisPoints: 500 })] });
  const note = calls.record(201, await calls.credit(id));
  const lines = note.lines.map((one) => ({ ...one, moreTaxes: gstAndQst.moreTaxes }));
  expect(refusedFields(await calls.update(note.id, { lines, version: note.version }))).toEqual([400, ['lines.0.moreTaxes']]);
});

test('does not owe what the client withholds: the rest pays the invoice', async () => {
  await calls.admin.post('/api/v1/seller', { withholding: { name: 'IRPF', basisPoints: 1500 } });
  const { id, pricing, netCents, taxCents, totalCents } = await calls.issued({ lines: [line(100_000, { taxBasisPoints: 2100 })] });
  expect([pricing.withholding, netCents, taxCents, totalCents]).toEqual([{ name: 'IRPF', basisPoints: 1500 }, 100_000, 21_000, 106_000]);
  expect(await pdfOf(id)).toContain(withoutSpaces('IRPF 15% of €1,000.00 -€150.00'));
  expect(await report()).toEqual([' 2100 100000 21000']);
  calls.record(200, await calls.pay(id, 106_000));
  expect(await calls.read(id)).toMatchObject({ balanceCents: 0, invoiceStatus: 'Paid' });
});

test('limits a rate to four decimals of a percent', async () => {
  const added = (taxBasisPoints: number) => calls.admin.post('/api/v1/invoices', calls.given({ lines: [line(100, { taxBasisPoints })] }));
  expect(refusedFields(await added(997.555))).toEqual([400, ['lines.0.taxBasisPoints']]);
  expect((await added(997.55)).body.invoice.lines[0].taxBasisPoints).toBe(997.55);
});

test('accepts 1,000 lines with descriptions of 5,000 characters', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => line(100 + index, { description: `Visit ${index + 1}`, taxBasisPoints: 1900 }));
  const { id, netCents } = await calls.add({
    lines,
    pricing: { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0 },
  });
  expect(netCents).toBe(599_500);
  expect(await pdfOf(id)).toContain('Visit1000');
  const long = 'A long story. '.repeat(357).trim();
  expect((await calls.add({ lines: [line(100, { description: long })] })).lines[0]?.description).toBe(long);
  expect((await calls.admin.post('/api/v1/invoices', calls.given({ lines: [...lines, line(1)] }))).status).toBe(400);
  const most = line(10_000_000_000_000);
  expect(
    refusedFields(await calls.admin.post('/api/v1/invoices', calls.given({ lines: Array.from({ length: 201 }, () => most) }))),
  ).toEqual([400, ['lines']]);
});
