import { expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { pdfText } from '../../../../tests/pdf-text.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';

const calls = invoiceCalls();
const bytesOf = async (id: number, language = 'en') => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Accept-Language': language };
  const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
  expect(response.status).toBe(200);
  return { bytes: new Uint8Array(await response.arrayBuffer()), name: response.headers.get('Content-Disposition') };
};

test('serves an issued invoice byte for byte as it was, whatever changes and whoever asks', async () => {
  const { id } = await calls.issued({ lines: [line(12_300)] });
  const issued = await bytesOf(id);
  await calls.pay(id, 5000);
  await calls.admin.post('/api/v1/seller', { name: 'Another Name', numberPrefix: 'X-' });
  await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { company: 'Hotel Nuevo' });
  calls.today('2030-12-01');
  expect(await bytesOf(id, 'ar')).toEqual(issued);
  await calls.removeAll(id);
  expect(await bytesOf(id)).toEqual(issued);
});

test('voids an issued invoice instead of deleting it: it leaves the list, but keeps its document and number', async () => {
  const { id } = await calls.issued();
  const draft = await calls.add();
  const removed = await calls.remove(id);
  expect([removed.status, removed.body ?? '']).toEqual([200, '']);
  await calls.remove(draft.id);
  expect(await calls.ids()).toEqual([]);
  expect((await calls.history(id)).at(-1)).toBe('voided');
  expect((await calls.history(draft.id)).at(-1)).toBe('deleted');
  expect(await calls.read(id)).toMatchObject({ isIssued: true, isDeleted: true });
  expect((await bytesOf(id)).bytes.length).toBeGreaterThan(1000);
  expect((await calls.admin.post('/api/v1/trash/purge', { items: [{ kind: 'invoice', key: String(id) }] })).status).toBe(404);
});

test('omits and reports a symbol no font supports, in a draft’s PDF and an issued invoice’s history', async () => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}` };
  const namedBy = async (id: number) => {
    const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
    return decodeURIComponent(response.headers.get('X-Left-Out') ?? '');
  };
  const { id } = await calls.add({ lines: [line(100, { description: 'Party 🎉 \u{1f8ff}' })] });
  expect(await namedBy(id)).toBe('\u{1f8ff}');
  calls.record(200, await calls.issue(id));
  expect(await calls.history(id)).toContain('left-out \u{1f8ff}');
  const plain = await calls.issued();
  expect([await namedBy(plain.id), (await calls.history(plain.id)).join()]).toEqual(['', expect.not.stringContaining('left-out')]);
});

test('renders a draft with current data in the caller’s language', async () => {
  const { id } = await calls.add();
  const before = await bytesOf(id);
  await calls.update(id, { notes: 'Two lorries.' });
  expect((await pdfText((await bytesOf(id)).bytes)).join('')).toContain('Twolorries.');
  expect((await bytesOf(id)).bytes).not.toEqual(before.bytes);
  expect((await pdfText((await bytesOf(id, 'ar')).bytes)).join('')).not.toContain('Invoice');
});

test('issues an invoice in its client’s language, or the issuer’s by default', async () => {
  const own = await calls.issued();
  expect((await pdfText((await bytesOf(own.id, 'ar')).bytes)).join('')).toContain('Invoice');
  await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { language: 'ar' });
  const theirs = await calls.issued();
  const text = (await pdfText((await bytesOf(theirs.id)).bytes)).join('');
  expect(text).not.toContain('Invoice');
  expect(text).toContain('فاتورة');
});

test('rejects a payment in the future or long before the invoice', async () => {
  const { id } = await calls.issued();
  for (const paidOn of ['2030-03-12', '2203-03-10', '2029-03-08', '0203-03-10'])
    expect(refusedFields(await calls.pay(id, 1, { paidOn })), paidOn).toEqual([400, ['paidOn']]);
  // It is already tomorrow somewhere, and deposits precede their invoice.
  for (const paidOn of ['2030-03-11', '2029-11-01']) expect((await calls.pay(id, 1, { paidOn })).status, paidOn).toBe(200);
  const answer = await calls.admin.post('/api/v1/invoices/mark-paid', { ids: [id], paidOn: '2031-01-01', method: 'cash' });
  expect(refusedFields(answer)).toEqual([400, ['paidOn']]);
});

test('rejects a bank account no one could pay to', async () => {
  const iban = (text: string) => calls.admin.post('/api/v1/seller', { iban: text });
  expect(refusedFields(await iban('PT50 0002 0123 1234 5678 9015 5'))).toEqual([400, ['iban']]);
  expect((await iban('PT50 0002 0123 1234 5678 9015 4')).status).toBe(200);
  expect((await iban('')).status).toBe(200);
});
