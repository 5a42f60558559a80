import { within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('shows the sender of a draft which company data is missing, with a link to add it', async () => {
  const owner = await registerUser(api);
  await owner.post('/api/v1/seller', { vatId: 'PT501', country: 'Portugal' });
  const { client } = (await owner.post('/api/v1/clients', { company: 'Leith Library', companyEmail: 'a@leith.example' })).body;
  const line = { description: 'Desk', quantityMilli: 1000, priceCents: 100, discountBasisPoints: 0, taxBasisPoints: 0 };
  const dates = { issuedOn: '2030-03-10', dueOn: '2030-04-09' };
  const { invoice } = (await owner.post('/api/v1/invoices', { clientId: client.id, ...dates, currency: 'EUR', lines: [line] })).body;
  const page = await openPage(api, `/apps/invoice/preview/${invoice.id}?open=send`, owner);
  await page.findByText('Before you can send this invoice:');
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog is open');
  const items = [...dialog.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Add your company’s address.'),
    expect.stringContaining('Add the bank account that clients pay to.'),
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(['/apps/invoice/settings', '/apps/invoice/settings']);
  expect(within(dialog).queryByText('Send', { selector: 'button' })).toBeNull();
});
