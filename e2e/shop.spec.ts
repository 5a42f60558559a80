import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { loadedAhead } from './loaded-ahead.ts';
import { signUp } from './sign-in.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('buys from the product list to the invoice, and ships the order', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/ecommerce/orders');
  await page.getByRole('button', { name: 'Orders on a board' }).click();
  await page.getByRole('button', { name: 'Create board “Fulfillment”' }).dblclick();
  await expect(page.getByRole('group', { name: 'New orders now become cards on Fulfillment' })).toBeVisible();

  await page.goto('/apps/ecommerce/shop');
  await expect(page.getByRole('status').filter({ hasText: '27 products' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search products' }).fill('rug');
  await expect(page.getByRole('article')).toHaveCount(1);
  await card(page, 'Leith Rug').getByRole('button', { name: 'Add to cart: Leith Rug' }).dblclick();
  await expect(card(page, 'Leith Rug').getByRole('link', { name: 'View in cart' })).toBeVisible();

  await page.getByRole('button', { name: 'Cart: 6' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Checkout' }).click();
  const lines = page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(6);
  await lines.filter({ hasText: 'Leith Rug' }).getByRole('button', { name: 'One more' }).click();
  await expect(lines.filter({ hasText: 'Leith Rug' })).toContainText('€1,040.00');
  await lines
    .filter({ hasText: 'Alder Chair' })
    .getByRole('button', { name: /Remove Alder Chair/ })
    .click();
  await expect(lines).toHaveCount(5);
  await page.getByLabel('Coupon').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();

  await page.getByRole('link', { name: 'Choose an address' }).click();
  await page.getByRole('link', { name: 'Choose a payment' }).click();
  await page.getByText('Bank transfer').click();
  await page.getByRole('button', { name: /^Place order for/ }).dblclick();
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invoice #\d/ })).toBeVisible();
  const [, number] = /my-orders\/(\d+)/.exec(page.url()) ?? [];
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();

  await page.goto(`/apps/ecommerce/orders/${number}`);
  await expect(page.getByText('Not paid yet')).toBeVisible();
  const ship = page.getByRole('button', { name: 'Mark as shipped' });
  await ship.click();
  await expect(ship).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Marked as not shipped')).toBeVisible();
  await ship.click();
  await expect(page.getByText('Shipped').first()).toBeVisible();
  const ofOrder = page.getByRole('region', { name: 'Card on a board' });
  await expect(ofOrder).toContainText('To pack');
  await ofOrder.getByRole('link', { name: `Order #${number} · Nora Quill` }).click();
  const back = page.getByRole('link', { name: `Order #${number}`, exact: true });
  await expect(back.locator('..')).toContainText('Shipped');
  await back.click();
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();

  await page.goto(`/apps/ecommerce/my-orders/${number}`);
  await expect(page.getByText('Shipped').first()).toBeVisible();
});

test('removes one line on a double click, not the next one too, and keeps open what it opens', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/ecommerce/checkout');
  const lines = page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await loadedAhead(page, 'idle-parts');
  await lines
    .first()
    .getByRole('button', { name: /from the cart$/ })
    .dblclick();
  await expect(page.getByText(/removed from the cart$/).first()).toBeVisible();
  await expect(lines).toHaveCount(4);

  await page.goto('/pages/pricing');
  await page.getByRole('button', { name: 'Choose Basic' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Basic' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('keeps an address being typed across a reload until it is saved or discarded', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/ecommerce/checkout?step=address');
  const add = page.getByRole('button', { name: 'Add address' });
  const street = page.getByRole('textbox', { name: 'Street' });
  await add.click();
  await street.fill('Elm Lane 9');
  await page.reload();
  await expect(street).toHaveValue('Elm Lane 9');
  await expect(page.getByText('These changes aren’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(add).toBeVisible();
  await expect(street).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await street.fill('Oak Row 1');
  await page.reload();
  await expect(street).toHaveValue('Oak Row 1');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Oak Row 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Oak Row 1')).toBeVisible();
  await expect(street).toHaveCount(0);
});
