import { beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../../tests/mock-outgoing-mail.ts';
import { pdfText } from '../../../../../tests/pdf-text.ts';
import { sampleSeller } from '../../sample-seller.ts';
import { invoiceWork } from '../invoice-work.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });
const delivered = async () => (await world.delivered(calls.atrium.deps)).length;
const sent = async (id: number, to: string) => {
  const { status, body } = await calls.admin.post(`/api/v1/invoices/${id}/send`, { to });
  return [status, body.error?.fields ?? null];
};
const refusal = 'is outside the company: invoices from the sample’s seller can only be sent within the company';
const watermarks = async (id: number, language: string) => {
  const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Accept-Language': language };
  const response = await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, { headers });
  return (await pdfText(new Uint8Array(await response.arrayBuffer()))).map(
    (page) => page.match(/SAMPLE|MUSTER|SPÉCIMEN|EXEMPLO|نموذج/u)?.[0],
  );
};
const changeSeller = async (fields: object) => expect((await calls.admin.post('/api/v1/seller', fields)).status).toBe(200);
beforeEach(async () => {
  await delivered();
  const { name, address, country, vatId, iban } = sampleSeller;
  await changeSeller({ name, address, country, vatId, iban });
});

test('mails the sample company’s invoices only to people in the company', async () => {
  const [draft, issued] = [await calls.add(), await calls.issued()];
  for (const { id } of [draft, issued]) expect(await sent(id, 'tomas@miramar.example')).toEqual([400, { to: [refusal] }]);
  const { status, body } = await calls.admin.post('/api/v1/invoices/send', { ids: [draft.id, issued.id] });
  expect([status, body.error.fields]).toEqual([400, { ids: [refusal] }]);
  expect([(await calls.read(draft.id)).isIssued, await delivered()]).toEqual([false, 0]);
  expect(await sent(draft.id, 'Staff@demo.com')).toEqual([200, null]);
  await calls.completeSeller();
  expect(await sent(issued.id, 'tomas@miramar.example'), 'what was issued keeps its seller').toEqual([400, { to: [refusal] }]);
  expect(await sent((await calls.add()).id, 'tomas@miramar.example')).toEqual([200, null]);
  expect(await delivered()).toBe(1);
});

test('does not mail its recurring invoices or reminders externally', async () => {
  await changeSeller({ reminderDays: [1] });
  const { id } = await calls.issued();
  const { dueOn: _dueOn, issuedOn: _issuedOn, ...given } = calls.given();
  const recurring = { ...given, every: 1, unit: 'month', nextOn: '2030-03-31', paymentTermsDays: 14, sends: true };
  expect((await calls.admin.post('/api/v1/recurring-invoices', recurring)).status).toBe(201);
  calls.today('2030-06-30');
  await invoiceWork.work(calls.atrium.deps);
  expect(await delivered()).toBe(0);
  expect(await calls.read(id)).toMatchObject({ invoiceStatus: 'Past Due', history: expect.not.arrayContaining([{ kind: 'reminded' }]) });
});

test('only its PDFs are watermarked SAMPLE, in the document’s language', async () => {
  const { id } = await calls.add();
  const words = [];
  for (const language of ['en', 'de', 'fr', 'pt', 'ar']) words.push((await watermarks(id, language))[0]);
  expect(words).toEqual(['SAMPLE', 'MUSTER', 'SPÉCIMEN', 'EXEMPLO', 'نموذج']);
  const issued = await calls.issued({ lines: Array.from({ length: 60 }, () => calls.given().lines[0]) });
  expect(new Set(await watermarks(issued.id, 'en'))).toEqual(new Set(['SAMPLE']));
  await calls.completeSeller();
  expect((await watermarks(id, 'en'))[0]).toBeUndefined();
});
