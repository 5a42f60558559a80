import type { Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { aLine, openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';

const field = (page: Page, name: string, line: number) => page.getByRole('textbox', { name: `${name}, line ${line}`, exact: true });
const total = (page: Page) => page.getByRole('definition').last();
const save = (page: Page) => page.getByRole('button', { name: 'Save draft' });

async function descriptions(page: Page): Promise<string[]> {
  return page.locator('[data-key] textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
}

test('writes an invoice for a new customer, keeps it across a reload, and saves it', async ({ page, request }) => {
  const { read, call } = await openBooks(page, request);
  await call('POST', '/api/v1/seller', { taxRates: [{ name: 'VAT', basisPoints: 2000 }], paymentTermsDays: 14, numberPrefix: 'JV-' });
  await page.goto('/apps/invoice/add');
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
  await page.getByLabel('Issue date').fill('2031-03-01');
  await expect(page.getByLabel('Due date')).toHaveValue('15 Mar 2031');
  await page.getByLabel('Payment terms').selectOption('30');
  await expect(page.getByLabel('Due date')).toHaveValue('31 Mar 2031');

  // An incomplete invoice is not sent, and the fields show what is missing.
  await save(page).click();
  await expect(page.getByText('Select a client.')).toBeVisible();
  await expect(field(page, 'Description', 1)).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('combobox', { name: 'Bill to' }).fill('Café Solstício');
  // The response shifts the options.
  await settled(page);
  await page.getByRole('option', { name: 'New client' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Company', { exact: true })).toHaveValue('Café Solstício');
  await drawer.getByRole('button', { name: 'Add client' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toHaveValue('Café Solstício');

  await field(page, 'Description', 1).fill('Bar stools');
  await field(page, 'Quantity', 1).fill('12');
  await field(page, 'Price', 1).fill('1.260,50');
  await field(page, 'Discount %', 1).fill('10');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(field(page, 'Description', 2)).toBeFocused();
  await field(page, 'Description', 2).fill('Delivery');
  await field(page, 'Price', 2).fill('40');
  await page.getByRole('combobox', { name: 'Tax, line 2' }).selectOption('0');
  await expect(field(page, 'Price', 1)).toHaveValue('1,260.50');
  // 12 × 1,260.50 − 10 % = 13,613.40; with 20 % tax 16,336.08; plus 40.
  await expect(total(page)).toHaveText('€16,376.08');

  await field(page, 'Description', 2).press('Alt+ArrowUp');
  await expect.poll(() => descriptions(page)).toEqual(['Delivery', 'Bar stools']);
  await page.getByRole('button', { name: 'Actions for line 2' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.poll(() => descriptions(page)).toEqual(['Delivery', 'Bar stools', 'Bar stools']);
  await page.getByRole('button', { name: 'Actions for line 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => descriptions(page)).toEqual(['Bar stools', 'Bar stools']);
  await page.getByRole('group', { name: 'Line removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => descriptions(page)).toEqual(['Delivery', 'Bar stools', 'Bar stools']);

  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.poll(() => descriptions(page)).toEqual(['Delivery', 'Bar stools', 'Bar stools']);
  await save(page).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  const saved = await read(Number(page.url().split('/').at(-1)));
  expect(saved.lines.map(({ priceCents, quantityMilli }) => [priceCents, quantityMilli])).toEqual([
    [4000, 1000],
    [126_050, 12_000],
    [126_050, 12_000],
  ]);
  await expect(total(page)).toHaveText('€32,712.16');
  expect(saved.totalCents).toBe(3_271_216);
});

test('never picks a client from the previous search on Enter while results are pending', { tag: '@network' }, async ({ page, request }) => {
  await openBooks(page, request);
  await page.goto('/apps/invoice/add');
  const picker = page.getByRole('combobox', { name: 'Bill to' });
  // The first clients by name; one has an address in Leith.
  await picker.click();
  await expect(page.getByRole('option', { name: 'Elspeth Abernethy' })).toBeVisible();
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/clients?*q=leith*', async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/clients?*q=leith*');
  await picker.fill('leith');
  await picker.press('Enter');
  await asked;
  await picker.press('Enter');
  await expect(picker).toHaveValue('leith');
  answer();
  await expect(page.getByRole('option', { name: 'Leith Library', selected: true })).toBeVisible();
  await picker.press('Enter');
  await expect(picker).toHaveValue('Leith Library');
});

test('saves what was typed after a lost response to the same invoice', { tag: '@network' }, async ({ page, request }) => {
  const { clientId, clientEmail, call } = await openBooks(page, request);
  await page.goto(`/apps/invoice/add?client=${clientId}`);
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toHaveValue('Leith Library');
  await field(page, 'Description', 1).fill('Shelves');
  await field(page, 'Price', 1).fill('40');
  await page.route('**/api/v1/invoices', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Can’t reach the server' })).toBeVisible();
  await page.unroute('**/api/v1/invoices');
  await field(page, 'Description', 1).fill('Shelves of ash');
  await save(page).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+$/);
  const { invoices } = await call<{ invoices: { service: string }[] }>(
    'GET',
    `/apps/invoice/invoices?q=${encodeURIComponent(clientEmail)}`,
  );
  expect(invoices.map(({ service }) => service)).toEqual(['Shelves of ash']);
});

test('loses nothing when the server is unreachable or someone else saves first', { tag: '@network' }, async ({ page, request }) => {
  const { add, read, call } = await openBooks(page, request);
  const { id, version } = await add({ lines: [aLine('Tables', 100_000), aLine('Chairs', 44_000)] });
  const events = answerTo(page, '/api/v1/events');
  await page.goto(`/apps/invoice/edit/${id}`);
  await events;

  await page.getByLabel('Notes').fill('Round the corners.');
  await page.route(`**/api/v1/invoices/${id}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Can’t reach the server' })).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Round the corners.');
  await page.unroute(`**/api/v1/invoices/${id}`);

  // Changes to different fields are merged; changes to the same field ask the user.
  await call('POST', `/api/v1/invoices/${id}`, { dueOn: '2031-04-30', version });
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await read(id)).toMatchObject({ notes: 'Round the corners.', dueOn: '2031-04-30' });

  await page.getByLabel('Notes').fill('No corners at all.');
  await call('POST', `/api/v1/invoices/${id}`, { notes: 'Square corners.', version: (await read(id)).version });
  await save(page).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed by someone else' });
  await expect(conflict.getByRole('row', { name: /Notes/ })).toContainText('Square corners.');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(async () => (await read(id)).notes).toBe('No corners at all.');

  // Issued by someone else in the meantime: its text is locked.
  await page.getByLabel('Notes').fill('Too late.');
  await call('POST', `/api/v1/invoices/${id}/issue`, {});
  await expect(page.getByRole('heading', { name: /can no longer be changed/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open invoice' }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/invoice/preview/${id}$`));
});
