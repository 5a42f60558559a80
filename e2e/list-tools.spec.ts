import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

/** The lists with the shared list tools, each with a column to hide and its file name. */
const lists = [
  { at: '/apps/invoice/list', column: 'Due', file: /^invoices-.*\.pdf$/ },
  { at: '/apps/invoice/clients', column: 'Phone', file: /^atrium-clients-.*\.pdf$/ },
  { at: '/apps/user/list', column: 'Billing', file: /^atrium-users-.*\.pdf$/ },
  { at: '/apps/ecommerce/orders', column: 'Payment', file: /^atrium-orders-.*\.pdf$/ },
  { at: '/apps/ecommerce/products', column: 'In the shop', file: /^atrium-products-.*\.pdf$/ },
];

test('hides columns in each list, saves that as a view with an address, copies rows, and exports a PDF', async ({ page, request }) => {
  await signUp(page, request);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { at, column, file } of lists) {
    await page.goto(at);
    const head = page.getByRole('columnheader', { name: column });
    await expect(head).toBeVisible();
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('dialog', { name: 'Choose columns' }).getByRole('checkbox', { name: column, exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await expect(head).toHaveCount(0);

    const view = page.getByRole('button', { name: /^View/ });
    await view.click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a view…' });
    await dialog.getByLabel('Name').fill('Narrow');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/view=\d+/);
    await expect(view).toContainText('Narrow');
    const address = page.url();
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('atrium.layout.')) localStorage.removeItem(name);
    });
    await page.goto(at);
    await expect(head).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^View/ })).toContainText('Narrow');
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(head).toHaveCount(0);

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByRole('group', { name: /rows? copied/ }).last()).toBeVisible();
    const [heads = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(heads.split('\t').length).toBeGreaterThan(2);
    expect(heads.split('\t')).not.toContain(column);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'PDF file' }).click();
    expect((await saving).suggestedFilename()).toMatch(file);
  }
});
