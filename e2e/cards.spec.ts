import type { Page } from '@playwright/test';
import { closeMessages } from './close-messages.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('collapses, refreshes, widens and removes a card, and undoes the removal', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/cards/action');
  const orders = card(page, 'Orders');
  const chart = orders.getByRole('group', { name: 'Orders' });
  await expect(chart).toBeVisible();

  const collapse = orders.getByRole('button', { name: 'Orders: collapse' });
  await collapse.focus();
  await page.keyboard.press('Enter');
  await expect(collapse).toHaveAttribute('aria-expanded', 'false');
  await expect(chart).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(chart).toBeVisible();

  const figures = card(page, 'Statistics');
  const widen = figures.getByRole('button', { name: 'Statistics: full width' });
  const narrow = (await figures.boundingBox())?.width ?? 0;
  await widen.click();
  await expect(widen).toHaveAttribute('aria-pressed', 'true');
  expect((await figures.boundingBox())?.width).toBeGreaterThan(narrow);

  const timeline = card(page, 'Timeline');
  await timeline.getByRole('button', { name: 'Timeline: remove' }).click();
  await expect(timeline).toHaveCount(0);
  await expect(card(page, 'Transactions').getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timeline).toBeVisible();

  await timeline.getByRole('button', { name: 'Timeline: remove' }).click();
  await closeMessages(page, 'removed');
  await page.getByRole('button', { name: 'Restore cards' }).click();
  await expect(timeline).toBeVisible();
  await expect(widen).toHaveAttribute('aria-pressed', 'true');
});

test('refetches only the refreshed card, and shows when it was updated', { tag: '@network' }, async ({ page, request }) => {
  await signUp(page, request);
  // Signing up may trigger a refetch while the page loads: after the first load, only requests for one card are answered.
  let readings = 0;
  await page.route(
    ({ pathname, searchParams }) => pathname === '/api/v1/dashboard' && !searchParams.has('card'),
    (route) => (readings++ === 0 ? route.continue() : undefined),
  );
  await page.goto('/cards/action', { waitUntil: 'load' });
  const transactions = card(page, 'Transactions');
  const read = transactions.getByText(/^Updated at/);
  const before = (await read.getAttribute('datetime')) ?? '';
  const asked = page.waitForRequest((call) => new URL(call.url()).searchParams.get('card') === 'transactions');
  await transactions.getByRole('button', { name: 'Transactions: refresh' }).click();
  await asked;
  await expect.poll(async () => ((await read.getAttribute('datetime')) ?? '') > before).toBe(true);
  await expect(card(page, 'Timeline').getByText(/^Updated at/)).toHaveAttribute('datetime', before);

  await page.route('**/api/v1/dashboard?**', (route) => route.abort());
  await transactions.getByRole('button', { name: 'Transactions: refresh' }).click();
  await expect(page.getByRole('group', { name: 'Couldn’t refresh Transactions.' })).toBeVisible();
  await expect(transactions.getByRole('listitem').first()).toBeVisible();
  await page.unroute('**/api/v1/dashboard?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Couldn’t refresh Transactions.' })).toHaveCount(0);
});

test('sends a message from the chat card to the chat', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/cards/advance');
  const chat = card(page, 'Chat');
  const field = chat.getByRole('textbox', { name: /^Write to/ });
  await field.fill('The ash has come, come and see');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(chat.getByText('The ash has come, come and see')).toBeVisible();
  await expect(chat.getByText('Sending…')).toHaveCount(0);
  await chat.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apps\/chat\?thread=\d+/);
  await expect(page.getByRole('main').getByText('The ash has come, come and see').first()).toBeVisible();
});

test('marks the next invoice as paid, and undoes it', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/cards/advance');
  const payment = card(page, 'Payment');
  const number = (await payment.getByRole('link').first().textContent()) ?? '';
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('group', { name: `${number} marked as paid` })).toBeVisible();
  await expect(payment.getByRole('link', { name: number })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(payment.getByRole('link', { name: number })).toBeVisible();
  await expect(payment.getByRole('button', { name: 'Mark as paid' })).not.toHaveAttribute('aria-busy');
});

test('keeps the selected date range in the address, and opens the rows behind a figure', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/cards/statistics');
  const revenue = card(page, 'Revenue').getByRole('link', { name: /€/ });
  const before = await revenue.textContent();
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Last year' }).click();
  await expect(page).toHaveURL('/cards/statistics?range=year');
  await expect(revenue).not.toHaveText(before ?? '');
  const exact = await revenue.locator('[title]').getAttribute('title');
  await revenue.click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?status=issued&from=\d{4}-01-01&until=\d{4}-12-31/);
  await expect(page.getByRole('row', { name: /^EUR/ }).getByRole('cell').first()).toHaveText(exact ?? '');
});

test('moves through the tabs of a card with the arrow keys', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/cards/basic');
  const sofa = page.getByRole('region', { name: 'The Birk sofa' });
  await sofa.getByRole('tab', { name: 'About' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sofa.getByRole('tab', { name: 'Care' })).toBeFocused();
  await expect(sofa.getByRole('tabpanel', { name: 'Care' })).toContainText('Vacuum it once a week');
  await page.keyboard.press('End');
  await expect(sofa.getByRole('tabpanel')).toContainText('It comes in two parts');
});
