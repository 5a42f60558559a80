import { afterAll, expect, test } from 'vitest';
import { signInAs } from '../../../../../tests/client.ts';
import { fillInvoices } from '../../../../../tests/fill-invoices.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('reports more matches than counted for a broad search, and counts and sums them on request', async () => {
  await fillInvoices(api, 10_001);
  const page = await openPage(api, '/apps/invoice/list?q=trading.example', await signInAs(api, 'admin'));
  await page.findByText('1–10 of 10,000+');
  const calculate = await page.findByRole('button', { name: 'Calculate totals' });
  await page.user.click(calculate);
  await page.findByText('1–10 of 10,001');
  await page.findByRole('table', { name: 'Totals of the list, by currency' });
  expect(page.queryByRole('button', { name: 'Count all' })).toBeNull();
});
