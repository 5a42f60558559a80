import { describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { pdfText, withoutSpaces } from '../../../../tests/pdf-text.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';

const calls = invoiceCalls();
const seller = (body: object) => calls.admin.post('/api/v1/seller', body);
const thirds = [line(333, { taxBasisPoints: 1900 }), line(333, { taxBasisPoints: 1900 }), line(333, { taxBasisPoints: 1900 })];
const pricing = { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0 } as const;
const reverse = { taxName: 'Reverse charge', taxCategory: 'AE', exemption: 'Article 196 of Directive 2006/112/EC' } as const;
const pdfOf = async (id: number, language = 'en') => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Accept-Language': language };
  const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
  return (await pdfText(new Uint8Array(await response.arrayBuffer()))).join('');
};

describe('tax', () => {
  test('of a new invoice is calculated per rate, or per line if the company chose that', async () => {
    expect(await calls.add({ lines: thirds })).toMatchObject({ netCents: 999, taxCents: 190, totalCents: 1189, pricing });
    expect((await seller({ taxPer: 'line' })).status).toBe(200);
    expect(await calls.add({ lines: thirds })).toMatchObject({ taxCents: 189, totalCents: 1188 });
    expect(await calls.add({ lines: thirds, pricing })).toMatchObject({ taxCents: 190 });
  });

  test('of an older invoice keeps its method, even when changed or credited', async () => {
    const { id } = await calls.add({ lines: thirds });
    await calls.atrium.ownerQuery('update invoices set pricing = default, tax_cents = 189, total_cents = 1188, balance_cents = 1188');
    expect(calls.record(200, await calls.update(id, { notes: 'Two lorries.' }))).toMatchObject({ taxCents: 189, totalCents: 1188 });
    await calls.issue(id);
    expect(calls.record(201, await calls.credit(id))).toMatchObject({ totalCents: -1188, pricing: { taxPer: 'line' } });
  });

  test('is included in prices if the invoice says so, and the price is what is paid', async () => {
    await seller({ grossPrices: true });
    const record = await calls.add({ lines: [line(11_900, { taxBasisPoints: 1900 })] });
    expect(record).toMatchObject({ netCents: 10_000, taxCents: 1900, totalCents: 11_900 });
    expect(await pdfOf(record.id)).toContain(withoutSpaces('Subtotal with tax €119.00 Net €100.00'));
  });

  test('is named on page and PDF, with the exemption reason', async () => {
    const vat = { taxBasisPoints: 2300, taxName: 'IVA', taxCategory: 'S' } as const;
    const record = await calls.add({ lines: [line(10_000, vat), line(5000, reverse)] });
    expect(record.lines[1]).toMatchObject(reverse);
    const text = await pdfOf(record.id);
    for (const said of ['IVA 23% of €100.00', 'Reverse charge 0% of €50.00', reverse.exemption])
      expect(text, said).toContain(withoutSpaces(said));
    expect(await pdfOf(record.id, 'ar')).toContain(withoutSpaces(reverse.exemption));
  });

  test('is zero in a category without tax', async () => {
    const wrong = line(100, { ...reverse, taxBasisPoints: 2300 });
    expect(refusedFields(await calls.admin.post('/api/v1/invoices', calls.given({ lines: [wrong] })))).toEqual([
      400,
      ['lines.0.taxBasisPoints'],
    ]);
  });
});

describe('a discount on the total', () => {
  const lines = [line(10_000, { taxBasisPoints: 1900 }), line(5000, { taxBasisPoints: 700 })];

  test('lowers each rate by its share before tax', async () => {
    const record = await calls.add({ lines, pricing: { ...pricing, discountBasisPoints: 1000 } });
    expect(record).toMatchObject({ discountCents: 1500, netCents: 13_500, taxCents: 1710 + 315, totalCents: 15_525 });
    const text = await pdfOf(record.id);
    for (const said of ['Subtotal €150.00', 'Discount of 10% -€15.00', 'Net €135.00']) expect(text, said).toContain(withoutSpaces(said));
  });

  test('is credited too', async () => {
    const { id } = await calls.issued({ lines, pricing: { ...pricing, discountCents: 1000 } });
    const { totalCents } = await calls.read(id);
    const note = calls.record(201, await calls.credit(id));
    expect(note.totalCents).toBe(-totalCents);
    await calls.issue(note.id);
    expect(await calls.read(id)).toMatchObject({ balanceCents: 0, invoiceStatus: 'Paid' });
  });

  test.each([{ discountCents: 15_001 }, { discountCents: -1 }])('cannot exceed the sum of the lines: %j', async (off) => {
    const answer = await calls.admin.post('/api/v1/invoices', calls.given({ lines, pricing: { ...pricing, ...off } }));
    expect(refusedFields(answer)).toEqual([400, ['pricing.discountCents']]);
  });
});

test('allows six decimals in a price', async () => {
  const record = await calls.add({ lines: [line(12, { priceMicros: 345_600, quantityMilli: 1_000_000 })] });
  expect(record).toMatchObject({ netCents: 12_346, lines: [{ priceCents: 12, priceMicros: 345_600 }] });
  expect(await pdfOf(record.id)).toContain('€0.123456');
});

test('passes the pricing of a recurring invoice on', async () => {
  const given = { clientId: calls.miramar.id, every: 1, unit: 'month', nextOn: '2031-01-01', currency: 'EUR', lines: thirds };
  const answer = await calls.admin.post('/api/v1/recurring-invoices', { ...given, pricing: { ...pricing, discountBasisPoints: 5000 } });
  expect([answer.status, answer.body.recurring.totalCents]).toEqual([201, 499 + 95]);
  expect((await calls.admin.post('/api/v1/recurring-invoices', given)).body.recurring).toMatchObject({ totalCents: 1189, pricing });
});
