import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('shows a draft’s expected number in the form, and mails the actual one', async () => {
  const owner = await registerUser(api);
  const address = { name: 'Leith Library', address: '1 Shore, Dublin', country: 'Ireland' };
  const { seller } = (await owner.get('/api/v1/seller')).body;
  const bank = {
    vatId: 'IE6388047V',
    iban: 'IE29AIBK93115212345678',
    numberPrefix: 'LL-',
    numberDigits: 4,
    nextNumber: 41,
    version: seller.version,
  };
  const saved = await owner.post('/api/v1/seller', { ...address, ...bank });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { email } = owner.userData;
  const { client } = (await owner.post('/api/v1/clients', { company: 'Reader', companyEmail: email })).body;
  const line = { description: 'Desk', quantityMilli: 1000, priceCents: 100, discountBasisPoints: 0, taxBasisPoints: 0 };
  const fields = { clientId: client.id, issuedOn: '2030-03-10', dueOn: '2030-04-09', currency: 'EUR', lines: [line] };
  const { invoice } = (await owner.post('/api/v1/invoices', fields)).body;
  const other = (await owner.post('/api/v1/invoices', fields)).body.invoice;

  const page = await openPage(api, `/apps/invoice/preview/${invoice.id}?open=send`, owner);
  const subject = await page.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('Invoice LL-0041 from Leith Library');
  expect(page.getByText(/Its number will be LL-0041/)).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('{number}');
  // Another invoice is issued meanwhile.
  expect((await owner.post(`/api/v1/invoices/${other.id}/issue`)).status).toBe(200);
  page.getByText('Send', { selector: 'button, button *' }).click();
  await page.findByText(`LL-0042 queued for ${email}`);
  expect(page.getByText('Copy client link', { selector: '[role=group] button' })).toBeTruthy();
  const { body } = await owner.get('/apps/email/emails', { folder: 'sent' });
  expect(body.emails[0].subject).toBe('Invoice LL-0042 from Leith Library');
});
