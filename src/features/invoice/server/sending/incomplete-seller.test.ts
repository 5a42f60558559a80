import { beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../../tests/mock-outgoing-mail.ts';
import { invoiceWork } from '../invoice-work.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });
const delivered = async () => (await world.delivered(calls.atrium.deps)).length;
const send = (id: number) => calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example' });
beforeEach(async () => void (await delivered()));

test('blocks sending a draft while legally required seller data is missing, and reports it', async () => {
  const { id, version } = await calls.add();
  const { status, body } = await send(id);
  expect([status, body.error.fields]).toEqual([
    400,
    {
      'seller.address': ['add the company’s address'],
      'seller.country': ['add the company’s country'],
      'seller.vatId': ['add the company’s VAT ID or tax number, or the reason why no tax is charged'],
      'seller.iban': ['add the bank account to pay to'],
    },
  ]);
  expect(await calls.read(id)).toMatchObject({ isIssued: false, number: null, version });
  expect(await delivered()).toBe(0);
  await calls.completeSeller();
  calls.record(200, await send(id));
  expect(await delivered()).toBe(1);
});

test('sends none of several drafts, and reports all', async () => {
  const [first, second] = [await calls.add(), await calls.add()];
  const { body } = await calls.admin.post('/api/v1/invoices/send', { ids: [first.id, second.id] });
  expect(body).toEqual({ sent: [], withoutAddress: [], incomplete: [first.id, second.id] });
  expect([(await calls.read(first.id)).isIssued, await delivered()]).toEqual([false, 0]);
});

test('keeps a recurring invoice a draft', async () => {
  const { dueOn: _dueOn, issuedOn: _issuedOn, ...given } = calls.given();
  const recurring = { ...given, every: 1, unit: 'month', nextOn: '2030-03-31', paymentTermsDays: 14, sends: true };
  expect((await calls.admin.post('/api/v1/recurring-invoices', recurring)).status).toBe(201);
  calls.today('2030-03-31');
  await invoiceWork.work(calls.atrium.deps);
  expect((await calls.list()).invoices).toMatchObject([{ invoiceStatus: 'Draft', number: null }]);
  expect(await delivered()).toBe(0);
});

test('sends issued invoices as they are, since nothing can be added to them', async () => {
  const { id } = await calls.issued();
  calls.record(200, await send(id));
  expect(await delivered()).toBe(1);
});
