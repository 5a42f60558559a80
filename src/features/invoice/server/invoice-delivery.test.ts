import { describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { pdfText, withoutSpaces } from '../../../../tests/pdf-text.ts';
import { invoiceWork } from './invoice-work.ts';

const calls = invoiceCalls();
const pdfOf = async (id: number, language = 'en') => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Accept-Language': language };
  const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
  return (await pdfText(new Uint8Array(await response.arrayBuffer()))).join('');
};
const refused = async (body: object) => (await calls.admin.post('/api/v1/invoices', calls.given(body))).body.error.fields;

describe('the delivery date of an invoice', () => {
  test('is the issue date unless the settings or the invoice differ', async () => {
    expect((await calls.add()).delivery).toBe('issue-day');
    await calls.admin.post('/api/v1/seller', { delivery: 'month-before' });
    expect((await calls.add()).delivery).toBe('month-before');
    const delivery = { from: '2030-03-01', until: '2030-03-05' };
    const added = await calls.add({ delivery });
    expect(added.delivery).toEqual(delivery);
    const changed = calls.record(200, await calls.update(added.id, { delivery: 'none', version: added.version }));
    expect(changed.delivery).toBe('none');
    expect(calls.record(200, await calls.update(added.id, { notes: 'Thanks.' })).delivery).toBe('none');
  });

  test('must end after it starts, also on a line', async () => {
    const backwards = { from: '2030-03-05', until: '2030-03-04' };
    expect(await refused({ delivery: backwards })).toHaveProperty('delivery.until');
    expect(await refused({ lines: [line(100), line(100, { delivery: backwards })] })).toHaveProperty(['lines.1.delivery.until']);
    expect(await refused({ delivery: 'some-day' })).toHaveProperty('delivery');
  });

  test('is in the PDF, with the service period of each line that has its own', async () => {
    const lines = [line(100), line(200, { description: 'Hosting', delivery: 'quarter-before' })];
    const { id } = await calls.add({ lines, delivery: 'month-before' });
    const english = await pdfOf(id);
    expect(english).toContain(withoutSpaces('Service period'));
    expect(english).toContain(withoutSpaces('1 Feb 2030 – 28 Feb 2030'));
    expect(english).toContain(withoutSpaces('Service period: 1 Oct 2029 – 31 Dec 2029'));
    expect(await pdfOf(id, 'de')).toContain('Leistungszeitraum');
    expect(await pdfOf((await calls.add()).id)).toContain(withoutSpaces('Delivery date'));
    expect(await pdfOf((await calls.add({ delivery: 'none' })).id)).not.toContain(withoutSpaces('Delivery date'));
  });

  test('of a credit note is that of the invoice, whatever its own date', async () => {
    const lines = [line(10_000, { delivery: 'month' })];
    const invoice = await calls.issued({ delivery: 'month-before', lines });
    calls.today('2030-06-20');
    const note = calls.record(201, await calls.credit(invoice.id));
    expect(note.delivery).toEqual({ from: '2030-02-01', until: '2030-02-28' });
    expect(note.lines[0]?.delivery).toEqual({ from: '2030-03-01', until: '2030-03-31' });
  });

  test('of a recurring invoice follows each issue date', async () => {
    const { issuedOn: _issuedOn, dueOn: _dueOn, ...given } = calls.given({ lines: [line(100)] });
    const rhythm = { every: 1, unit: 'month', nextOn: '2030-03-31' };
    const added = await calls.admin.post('/api/v1/recurring-invoices', { ...given, ...rhythm, delivery: 'month-before' });
    expect([added.status, added.body.recurring.delivery]).toEqual([201, 'month-before']);
    const fixed = { from: '2030-01-01', until: '2030-01-31' };
    expect((await calls.admin.post('/api/v1/recurring-invoices', { ...given, ...rhythm, delivery: fixed })).status).toBe(400);
    calls.today('2030-04-30');
    // Each run creates one invoice.
    await invoiceWork.work(calls.atrium.deps);
    await invoiceWork.work(calls.atrium.deps);
    const [first, second] = (await calls.list({ sort: 'asc' })).invoices;
    expect(await pdfOf(first?.id ?? 0)).toContain(withoutSpaces('1 Feb 2030 – 28 Feb 2030'));
    expect(await pdfOf(second?.id ?? 0)).toContain(withoutSpaces('1 Mar 2030 – 31 Mar 2030'));
  });
});
