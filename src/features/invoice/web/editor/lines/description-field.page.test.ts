import { waitFor } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../../tests/client.ts';
import { openPage, type Page } from '../../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

async function openEditor(): Promise<Page> {
  const owner = await registerUser(api);
  const post = async (path: string, body: object) => expect((await owner.post(path, body)).status).toBeLessThan(300);
  await post('/api/v1/seller', { taxRates: [{ name: 'VAT', basisPoints: 2500 }] });
  await post('/api/v1/products', { name: 'Oak Table', priceCents: 12_500 });
  await post('/api/v1/products', { name: 'Oak Bench', priceCents: 5000 });
  const page = await openPage(api, '/apps/invoice/add', owner);
  // The page focuses the client field once it is ready.
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
  return page;
}
const suggested = () => document.querySelectorAll('[role=option]');
const field = (page: Page, name: string, position = 1) =>
  page.findByLabelText(`${name}, line ${position}`) as Promise<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
const value = async (page: Page, name: string) => (await field(page, name)).value;

test('suggests products for a description, and fills in price and tax with an arrow key and Enter', async () => {
  const page = await openEditor();
  const description = await field(page, 'Description');
  await page.user.type(description, 'oak');
  await waitFor(() => expect(suggested()).toHaveLength(2));
  expect((await page.findByRole('listbox', { name: 'Suggestions' })).textContent).toContain('Oak Bench€40.00 · 25 % VAT');
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(description.getAttribute('aria-activedescendant')).toBe(suggested()[1]?.id);
  await page.user.keyboard('{Enter}');
  expect(description.value).toBe('Oak Table');
  expect(await value(page, 'Price')).toBe('100.00');
  expect(suggested()).toHaveLength(0);
  expect(document.activeElement).toBe(description);
});

test('keeps typed text on Escape and blur, selects by click, and keeps a typed price', async () => {
  const page = await openEditor();
  const description = await field(page, 'Description');
  await page.user.type(await field(page, 'Price'), '80');
  await page.user.type(description, 'oak');
  await page.findByRole('option', { name: /Oak Table/ });
  await page.user.keyboard('{Escape}');
  expect(suggested()).toHaveLength(0);
  expect(description.value).toBe('oak');
  // Without an active option, Enter inserts a line break as usual.
  await page.user.keyboard('{Enter}');
  expect(description.value).toBe('oak\n');
  await page.user.keyboard('{Backspace}');
  await page.user.click(await page.findByRole('option', { name: /Oak Bench/ }));
  expect(description.value).toBe('Oak Bench');
  expect(await value(page, 'Price')).toBe('80.00');
});
