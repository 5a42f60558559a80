import { waitFor } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage, type Page, settled } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

const press = async (page: Page, name: string) => page.user.click(await page.findByRole('button', { name }));
const names: Record<string, string> = { company: 'Company', areas: 'Areas', people: 'People', mail: 'Mail', data: 'Data' };
/** Expects this URL and its step. */
const isAt = (path: string) =>
  waitFor(() => {
    expect(location.pathname).toBe(path);
    const shown = document.querySelector('ol [aria-current=step]')?.textContent ?? '';
    expect(shown).toContain(names[path.split('/')[2] ?? ''] ?? '');
  });

test('the setup starts with the company, and the country fills in its defaults', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/setup', owner);
  await isAt('/setup/company');
  await page.user.type(await page.findByLabelText('Country', { selector: 'input' }), 'Germany');
  await page.findByText(/^Set for Germany: USt. 19%, USt. 7%, EUR, payment within 14 days/);
  await press(page, 'Continue');
  await isAt('/setup/areas');
  const { seller } = (await owner.get('/api/v1/seller')).body;
  expect(seller).toMatchObject({ country: 'Germany', currency: 'EUR', timeZone: '', paymentTermsDays: 14 });
  expect(seller.taxRates.map(({ basisPoints }: { basisPoints: number }) => basisPoints)).toEqual([1900, 700]);
  expect((await owner.get('/api/v1/setup')).body.passed).toEqual(['company']);
});

test('a preset turns areas on and off, and single areas can be added', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/setup/areas', owner);
  await page.user.click(await page.findByRole('radio', { name: 'Office' }));
  await page.user.click(await page.findByRole('switch', { name: 'Invoices' }));
  await press(page, 'Continue');
  await isAt('/setup/people');
  await page.findByText('Full access, including settings and roles');
  expect((await owner.get('/api/v1/clients')).status).toBe(200);
  expect((await owner.get('/api/v1/blog/posts')).status).toBe(403);
});

test('steps can be skipped and resumed, and end on the home page', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/setup', owner);
  await isAt('/setup/company');
  await press(page, 'Skip');
  await isAt('/setup/areas');
  await press(page, 'Skip');
  await isAt('/setup/people');
  await press(page, 'Back');
  await isAt('/setup/areas');
  await settled();
  history.replaceState(null, '', '/setup');
  await page.reload();
  await isAt('/setup/people');
  await press(page, 'Continue');
  await isAt('/setup/mail');
  await press(page, 'Continue');
  await isAt('/setup/data');
  await press(page, 'Finish');
  await isAt('/');
  expect((await owner.get('/api/v1/setup')).body.passed).toHaveLength(5);
});

test('without a network the input stays, and Continue retries', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/setup/company', owner);
  const name = (await page.findByLabelText('Name')) as HTMLInputElement;
  await page.user.clear(name);
  await page.user.type(name, 'Cais Lda');
  await settled();
  page.network.isOnline = false;
  await press(page, 'Continue');
  await page.findAllByRole('alert');
  expect([location.pathname, name.value]).toEqual(['/setup/company', 'Cais Lda']);
  await settled();
  page.network.isOnline = true;
  await press(page, 'Continue');
  await isAt('/setup/areas');
  expect((await owner.get('/api/v1/seller')).body.seller.name).toBe('Cais Lda');
});
