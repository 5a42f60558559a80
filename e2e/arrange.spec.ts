import type { Page } from '@playwright/test';
import { answerTo, answerToWrite } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { keepSession, signUp } from './sign-in.ts';

const arrangement = '/api/v1/dashboard/arrangement';
const keysOf = (page: Page) => page.locator('main [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name}: move and resize` });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Makes a change and waits until it is saved. */
async function kept(page: Page, change: () => Promise<unknown>, path = arrangement): Promise<void> {
  const [status] = await Promise.all([answerToWrite(page, path), change()]);
  expect(status).toBe(200);
}

test('moves, resizes, hides and adds cards by keyboard and mouse, and saves the layout', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  await expect(card(page, 'Earnings').getByRole('link', { name: /€/ })).toBeVisible();
  await page.getByRole('button', { name: 'Arrange the page' }).click();
  await expect(page).toHaveURL('/?arrange=on');

  const statistics = handle(page, 'Statistics');
  await statistics.focus();
  await kept(page, () => page.keyboard.press('ArrowLeft'));
  expect((await keysOf(page)).slice(0, 3)).toEqual(['today', 'figures', 'sales']);
  await expect(statistics).toBeFocused();
  await expect(page.getByText('Statistics is card 2 of 12.')).toBeAttached();
  await kept(page, () => page.keyboard.press('Shift+ArrowRight'));
  await expect(card(page, 'Statistics')).toHaveAttribute('data-size', 'full');
  await handle(page, 'Orders').focus();
  await kept(page, () => page.keyboard.press('Delete'));
  await expect(card(page, 'Orders')).toHaveCount(0);

  await kept(page, () => handle(page, 'Earnings').dragTo(card(page, 'Statistics'), { targetPosition: { x: 8, y: 60 } }));
  expect((await keysOf(page)).slice(0, 4)).toEqual(['today', 'earnings', 'figures', 'sales']);

  await handle(page, 'Transactions').click();
  await kept(page, () => page.getByRole('menuitem', { name: 'Move to the start' }).click());
  expect((await keysOf(page))[0]).toBe('transactions');

  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page).toHaveURL('/?arrange=add');
  await kept(page, () => page.getByRole('button', { name: 'Add Timeline' }).click());
  await page.keyboard.press('Escape');
  expect((await keysOf(page)).at(-1)).toBe('timeline');
  await page.getByRole('group', { name: 'Arrange the page' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/');
  await expect(card(page, 'Timeline').getByRole('listitem').first()).toBeVisible();

  const arranged = await keysOf(page);
  await page.reload();
  await expect(card(page, 'Timeline').getByRole('listitem').first()).toBeVisible();
  expect(await keysOf(page)).toEqual(arranged);
  expect(arranged).not.toContain('ordersBarChart');
});

test('syncs the layout to the other browser at once, and undoes changes', { tag: '@two-browsers' }, async ({ page, other, request }) => {
  const session = await signUp(page, request);
  await keepSession(other, session);
  const following = answerTo(other, '/api/v1/events');
  await other.goto('/');
  await following;
  await page.goto('/?arrange=on');
  await handle(page, 'Congratulations').focus();
  await kept(page, () => page.keyboard.press('Delete'));
  await expect(card(other, 'Congratulations')).toHaveCount(0);
  await kept(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(card(other, 'Congratulations')).toBeVisible();
});

test('lets an admin set the default start page, and users reset to it', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/?arrange=on');
  const bar = page.getByRole('group', { name: 'Arrange the page' });
  await handle(page, 'Today').focus();
  await kept(page, () => page.keyboard.press('Delete'));
  await bar.getByRole('button', { name: 'Set as default for everyone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set as default for everyone' });
  await kept(page, () => dialog.getByRole('button', { name: 'Set as default for everyone' }).click(), '/api/v1/dashboard/start');
  await handle(page, 'Congratulations').focus();
  await kept(page, () => page.keyboard.press('Delete'));
  await kept(page, () => bar.getByRole('button', { name: 'Reset to default' }).click());
  await expect(card(page, 'Congratulations')).toBeVisible();
  await expect(card(page, 'Today')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Reset to default' })).toHaveCount(0);
});

test('completes and undoes items in place; a heading opens its list', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  const stock = page.getByRole('region', { name: 'Low stock' });
  const rows = stock.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const name = (await rows.first().getByRole('link').textContent()) ?? '';
  await rows.first().getByRole('spinbutton').fill('20');
  await rows
    .first()
    .getByRole('button', { name: /^Add to the stock of/ })
    .click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('group', { name: /^20 of .* added$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole('link')).toHaveText(name);

  const overdue = page.getByRole('region', { name: 'Overdue invoices' });
  await expect(overdue.getByRole('listitem').first()).toBeVisible();
  const total = await overdue.getByRole('listitem').count();
  await overdue.getByRole('link', { name: /show all$/ }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?status=Past(\+|%20)Due$/);
  await expect(page.getByRole('row', { name: /JV-/ })).toHaveCount(total);
});

test('replies to an unanswered mail from the start page', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Unanswered mail' })
    .getByRole('link', { name: /^Reply to/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});
