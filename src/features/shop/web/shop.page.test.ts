import { within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { openPage, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Registers a new company with these products, newest last. */
async function openShop(path: string, ...names: string[]) {
  const owner = await registerUser(api);
  for (const name of names) expect((await owner.post('/api/v1/products', { name, priceCents: 1000, stock: 5 })).status).toBe(201);
  return { owner, page: await openPage(api, path, owner) };
}

test('shows the last opened product on product-detail without a product, or else the newest', async () => {
  const { page } = await openShop('/apps/ecommerce/product-detail', 'Oak Stool', 'Elm Shelf');
  expect(await page.findByRole('heading', { level: 1, name: 'Elm Shelf' })).toBeTruthy();
  history.replaceState(null, '', '/apps/ecommerce/product-detail/oak-stool-1');
  await page.reload();
  await page.findByRole('heading', { level: 1, name: 'Oak Stool' });
  history.replaceState(null, '', '/apps/ecommerce/product-detail');
  await page.reload();
  expect(await page.findByRole('heading', { level: 1, name: 'Oak Stool' })).toBeTruthy();
});

test('warns about missing tax rates until there is one', async () => {
  const { owner, page } = await openShop('/apps/ecommerce/settings');
  expect(await page.findByText('No tax rates yet')).toBeTruthy();
  await owner.post('/api/v1/seller', { taxRates: [{ name: 'VAT', basisPoints: 1900 }] });
  await page.reload();
  await page.findByRole('heading', { level: 1, name: 'Delivery & taxes' });
  await settled();
  expect(page.queryByText('No tax rates yet')).toBeNull();
});

test('sets up a delivery method and selects it at checkout', async () => {
  const { owner, page } = await openShop('/apps/ecommerce/settings', 'Oak Stool');
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Add delivery method' }));
  const method = () =>
    within(page.getByRole('list', { name: 'Delivery methods' }))
      .getAllByRole('textbox', { name: 'Name' })
      .at(-1);
  await user.type(method() as HTMLElement, 'Express');
  const prices = page.getAllByRole('textbox', { name: /^Price in EUR/ });
  await user.click(page.getByRole('button', { name: 'Save' }));
  expect(await page.findByText(/^Check the countries, weights and prices/)).toBeTruthy();
  await user.type(prices.at(-1) as HTMLElement, '35');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await page.findByText('Settings saved');
  const { settings } = (await owner.get('/api/v1/shop-settings')).body;
  expect(settings.deliveryMethods.map(({ name, tiers }: Record<string, unknown>) => [name, tiers])).toEqual([
    [
      '',
      [
        { from: 0, priceCents: 1900 },
        { from: 50_000, priceCents: 0 },
      ],
    ],
    ['Express', [{ from: 0, priceCents: 3500 }]],
  ]);

  const address = { name: 'Jo', company: '', street: 'Way 1', city: 'Town', postalCode: '1', country: 'Germany', phone: '' };
  await owner.post('/api/v1/shop/addresses', address);
  await owner.post('/api/v1/shop/cart/1', { qty: 1 });
  history.replaceState(null, '', '/apps/ecommerce/checkout?step=payment');
  await page.reload();
  await page.user.click(await page.findByRole('radio', { name: /^Express/ }));
  expect(await page.findByRole('button', { name: /45\.00/ })).toBeTruthy();
  expect(page.getByRole('radio', { name: /^Standard delivery/ })).toHaveProperty('checked', false);
});
