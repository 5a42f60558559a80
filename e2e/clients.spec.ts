import type { Locator, Page } from '@playwright/test';
import { openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';

const row = (page: Page, name: string): Locator => page.locator('tbody tr[data-index]').filter({ hasText: name });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const undo = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('group', { name: words }).getByRole('button', { name: 'Undo' });

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The smallest picture: one red pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64');

test('adds, finds, changes and deletes a client, and keeps unsaved input across a reload', async ({ page, request }) => {
  await openBooks(page, request);
  await page.goto('/apps/invoice/clients');
  await expect(row(page, 'Leith Library').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add client' }).first().click();
  const added = dialog(page, 'New client');
  await added.getByLabel('Email').fill('no address');
  await added.getByRole('button', { name: 'Add client' }).click();
  await expect(added.getByText('Enter a company or a contact person.')).toBeVisible();
  await added.getByLabel('Company', { exact: true }).fill('Birkenhof Clinic');
  await added.getByRole('button', { name: 'Add client' }).click();
  await expect(added.getByText('Enter a valid email address.')).toBeVisible();
  await page.reload();
  await expect(added.getByLabel('Company', { exact: true })).toHaveValue('Birkenhof Clinic');
  await expect(added.getByText('These changes aren’t saved yet.')).toBeVisible();
  await added.getByLabel('Email').fill('office@birkenhof.example');
  await added.getByRole('button', { name: 'Add client' }).click();
  await expect(added).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Search clients' }).fill('birkenhof');
  await expect(page.locator('tbody tr[data-index]')).toHaveCount(1);
  await row(page, 'Birkenhof Clinic')
    .getByRole('button', { name: /Birkenhof/ })
    .first()
    .click();
  const edited = dialog(page, 'Edit client');
  await edited.getByLabel('Contact person').fill('Dr. Anneliese Vogt');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Dr. Anneliese Vogt')).toBeVisible();
  await choose(page, 'Birkenhof Clinic', 'Delete');
  await expect(row(page, 'Birkenhof Clinic')).toHaveCount(0);
  await undo(page, 'Birkenhof Clinic deleted').click();
  await expect(row(page, 'Birkenhof Clinic')).toBeVisible();
});

test('shows both versions of concurrent changes to a client', async ({ page, request }) => {
  const { call, clientId } = await openBooks(page, request);
  await page.goto('/apps/invoice/clients');
  await row(page, 'Ishbel Tait')
    .getByRole('button', { name: /Ishbel/ })
    .first()
    .click();
  const form = dialog(page, 'Edit client');
  await form.getByLabel('Contact person').fill('Ishbel Tait-Munro');
  // Changes to different fields are merged.
  await call('POST', `/api/v1/clients/${clientId}`, { contact: '+44 131 555 0199' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, 'Ishbel Tait-Munro')).toContainText('+44 131 555 0199');

  await row(page, 'Ishbel Tait-Munro')
    .getByRole('button', { name: /Ishbel/ })
    .first()
    .click();
  await form.getByLabel('Contact person').fill('I. Tait');
  await call('POST', `/api/v1/clients/${clientId}`, { name: 'Ishbel Munro' });
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = form.getByRole('alert').filter({ hasText: 'This was changed by someone else' });
  await expect(conflict.getByRole('row', { name: /Contact person/ })).toContainText('I. TaitIshbel Munro');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(row(page, 'I. Tait')).toBeVisible();
});

test('fills in the company profile, and invoices use it', async ({ page, request }) => {
  const { add, call } = await openBooks(page, request);
  await page.goto('/apps/invoice/settings');
  await page.getByLabel('Name', { exact: true }).fill('Quill & Oak');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('reyk');
  await page.getByRole('option', { name: /Reykjavik/ }).click();
  await page.getByLabel('Prefix').fill('QO-');
  await page.getByLabel('Digits').fill('6');
  await expect(page.getByText('QO-000001')).toBeVisible();
  await page.getByRole('button', { name: 'Add a tax rate' }).click();
  const rates = page.getByRole('list', { name: 'Tax rates' }).getByRole('listitem');
  await rates
    .last()
    .getByLabel(/^Name of tax rate/)
    .fill('Luxury');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Each rate needs a name and a percentage from 0 to 100. A rate without tax needs 0 and a reason.'),
  ).toBeVisible();
  await rates
    .last()
    .getByLabel(/^Percent of tax rate/)
    .fill('5,5');
  await page.getByRole('button', { name: 'Add a tax rate' }).click();
  await rates
    .last()
    .getByLabel(/^Name of tax rate/)
    .fill('No VAT');
  await rates
    .last()
    .getByLabel(/^Category of tax rate/)
    .selectOption('Reverse charge');
  await expect(rates.last().getByLabel(/^Percent of tax rate/)).toHaveValue('0');
  await expect(rates.last().getByLabel(/^Reason for tax rate/)).toHaveValue('Reverse charge');
  await page.getByLabel('Days after the due date').fill('45');
  await page.getByLabel('Days after the due date').press('Enter');
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quill & Oak');
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Settings saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(zone).toHaveValue('Atlantic/Reykjavik');
  await expect(page.getByLabel('Digits')).toHaveValue('6');
  await expect(rates.nth(-2).getByLabel(/^Percent of tax rate/)).toHaveValue('5.5');
  await expect(rates.last().getByLabel(/^Category of tax rate/)).toHaveValue('AE');
  await expect(page.getByText('45 days after the due date')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  const { id } = await add();
  expect((await call('POST', `/api/v1/invoices/${id}/issue`)).invoice.number).toBe('QO-000001');
});

test('adds, pauses and deletes a recurring invoice', async ({ page, request }) => {
  await openBooks(page, request);
  await page.goto('/apps/invoice/recurring');
  await page.getByRole('button', { name: 'Add recurring invoice' }).first().click();
  const form = dialog(page, 'New recurring invoice');
  await form.getByRole('button', { name: 'Add recurring invoice' }).click();
  await expect(form.getByText('Select a client.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Client' }).fill('ishbel');
  await form.getByRole('option', { name: /Ishbel Tait/ }).click();
  await form.getByLabel('Every', { exact: true }).fill('3');
  await form.getByLabel('Next date').fill('2020-05-31');
  await form.getByRole('radio', { name: /Emailed automatically/ }).check();
  await form.getByRole('textbox', { name: 'Description, line 1' }).fill('Upkeep of the reading room');
  await form.getByRole('textbox', { name: 'Price, line 1' }).fill('120');
  await form.getByRole('button', { name: 'Add recurring invoice' }).click();
  // A date far in the past: nothing is created before the user confirms.
  const asked = page.getByRole('dialog', { name: 'The first date is in the past' });
  await expect(asked.getByText(/^\d+ invoices will be created now, for dates from 31 May 2020 to /)).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await form.getByLabel('Next date').fill('2031-05-31');
  await form.getByRole('button', { name: 'Add recurring invoice' }).click();
  await expect(form).toHaveCount(0);
  const upkeep = 'Upkeep of the reading room';
  await expect(row(page, upkeep)).toContainText('Every 3 months');
  await expect(row(page, upkeep)).toContainText('31 May 2031');
  await expect(row(page, upkeep).getByRole('button', { name: 'Emailed automatically' })).toBeVisible();
  await choose(page, upkeep, 'Pause');
  await expect(row(page, upkeep).getByRole('button', { name: 'Paused' })).toBeVisible();
  await undo(page, / paused$/).click();
  await expect(row(page, upkeep)).toContainText('31 May 2031');
  await choose(page, upkeep, 'Delete');
  await expect(row(page, upkeep)).toHaveCount(0);
  await undo(page, / deleted$/).click();
  await expect(row(page, upkeep)).toBeVisible();
});
