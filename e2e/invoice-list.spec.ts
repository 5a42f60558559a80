import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { aLine, openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { completeSeller } from './mailed-invoice.ts';

const rows = (page: Page): Locator => page.locator('tbody tr[data-index]');
const row = (page: Page, id: number): Locator => rows(page).filter({ has: page.locator(`a[href$="/preview/${id}"]`) });
const box = (page: Page, id: number): Locator => row(page, id).getByRole('checkbox');
const search = (page: Page): Locator => page.getByRole('textbox', { name: 'Search invoices' });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Selection' }).getByRole('button', { name, exact: true });
const undo = (page: Page, words: string): Locator => page.getByRole('group', { name: words }).getByRole('button', { name: 'Undo' });

const numbers = (page: Page): Promise<string[]> => page.locator('tbody tr[data-index] > td:nth-child(2)').allTextContents();

test('filters by search, status, sort order and page size, and restores them from the address', async ({ page, request }) => {
  await openBooks(page, request);
  await page.goto('/apps/invoice/list');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('36 invoices')).toBeVisible();
  await expect.poll(() => numbers(page)).toEqual(['Draft 5022', 'Draft 5021', ...Array.from({ length: 8 }, (_, at) => `JV-${5020 - at}`)]);

  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Past due (2)' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/status=Past(\+|%20)Due/);
  const pill = rows(page).first().getByRole('button', { name: 'Past due' });
  await pill.hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(/^Was due on .* is still open\.$/);

  // A tile lists the invoices it counts, and the totals cover the whole list.
  const sums = page.getByRole('table', { name: 'Totals of the list, by currency' });
  await expect(sums.getByRole('row', { name: /^EUR/ })).toContainText('2 invoices');
  await page.getByRole('button', { name: /^Outstanding/ }).click();
  await expect(page).toHaveURL(/status=open/);
  await expect(page.getByRole('button', { name: /^Status:/ })).toContainText('Open');
  await expect(sums.getByRole('row')).not.toHaveCount(2);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Issued' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Issued' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await search(page).fill('miramar');
  await expect(page).toHaveURL(/q=miramar/);
  await expect.poll(async () => (await rows(page).allTextContents()).every((text) => text.includes('miramar'))).toBe(true);
  await search(page).fill('#4990');
  await expect.poll(() => numbers(page)).toEqual(['JV-4990']);
  await search(page).fill('');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL(/sort=total/);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(rows(page)).toHaveCount(36);
  const sorted = await numbers(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(36);
  expect(await numbers(page)).toEqual(sorted);
  await search(page).fill('nothing like it');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('marks several invoices as paid or deletes them at once, and undoes both', async ({ page, request }) => {
  const { add, call, read } = await openBooks(page, request);
  const [one, two, draft] = [await add(), await add(), await add()];
  for (const { id } of [one, two]) await call('POST', `/api/v1/invoices/${id}/issue`);
  await page.goto('/apps/invoice/list');
  for (const { id } of [one, two, draft]) await box(page, id).check();
  await tool(page, 'Mark as paid').click();
  await expect(row(page, one.id).getByRole('button', { name: 'Paid' })).toBeVisible();
  await expect(page.getByRole('group', { name: '2 invoices marked as paid. One was skipped' })).toBeVisible();
  await undo(page, '2 invoices marked as paid').click();
  await expect.poll(async () => (await read(one.id)).balanceCents).toBe(one.totalCents);
  await expect(row(page, one.id).getByRole('button', { name: 'Paid' })).toHaveCount(0);

  for (const { id } of [one, draft]) await box(page, id).check();
  // Drafts are deleted, issued invoices are voided.
  await tool(page, 'Delete or void').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete or void' }).click();
  await expect(row(page, one.id)).toHaveCount(0);
  await undo(page, '2 invoices deleted or voided').click();
  await expect(row(page, one.id)).toBeVisible();

  // Without Undo it stays in the deleted list until it is restored there.
  await row(page, draft.id)
    .getByRole('button', { name: `Actions for invoice draft ${draft.id}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row(page, draft.id)).toHaveCount(0);
  await page.getByRole('button', { name: '1 deleted or voided' }).click();
  const gaps = page.getByRole('dialog', { name: 'Deleted and voided' });
  await expect(gaps.getByText('Draft deleted by Nora Quill')).toBeVisible();
  await gaps.getByRole('button', { name: /^Restore/ }).click();
  await expect(gaps.getByText('No deleted or voided invoices')).toBeVisible();
  await gaps.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, draft.id)).toBeVisible();
});

test('asks before sending, and lists invoices whose client has no address', async ({ page, request }) => {
  const { add, call, read } = await openBooks(page, request);
  await call('POST', '/api/v1/seller', completeSeller);
  const { client } = await call<{ client: { id: number } }>('POST', '/api/v1/clients', { company: 'Nobody Writes Here' });
  const [addressed, without] = [await add(), await add({ clientId: client.id })];
  await page.goto('/apps/invoice/list');
  for (const { id } of [addressed, without]) await box(page, id).check();
  await tool(page, 'Send').click();
  const dialog = page.getByRole('dialog', { name: 'Send 2 invoices?' });
  await expect(dialog.getByRole('listitem')).toHaveText(`Draft ${without.id} Nobody Writes Here`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await read(addressed.id)).invoiceStatus).toBe('Draft');
  await tool(page, 'Send').click();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, addressed.id).getByRole('button', { name: 'Sent' })).toBeVisible();
  await expect(row(page, without.id).getByRole('button', { name: 'Draft', exact: true })).toBeVisible();
});

test('exports the filtered list as a spreadsheet; a failure is reported and retried', { tag: '@network' }, async ({ page, request }) => {
  await openBooks(page, request);
  await page.goto('/apps/invoice/list?status=Past+Due');
  await expect(rows(page)).toHaveCount(2);
  const save = async (kind: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  const [csv] = await Promise.all([page.waitForEvent('download'), save('CSV file')]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);
  await page.route('**/api/v1/invoice-export*', (route) => route.abort());
  await save('Excel workbook');
  const failed = page.getByRole('group', { name: 'Couldn’t create the file' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/v1/invoice-export*');
  const [xlsx] = await Promise.all([page.waitForEvent('download'), failed.getByRole('button', { name: 'Try again' }).click()]);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');
});

test('shows changes by another person at once without disturbing the user', async ({ page, request }) => {
  const { add, call } = await openBooks(page, request);
  const invoice = await add({ lines: [aLine('Shelves', 50_000)] });
  const stream = answerTo(page, '/api/v1/events');
  await page.goto('/apps/invoice/list');
  await stream;
  await box(page, invoice.id - 1).check();
  await search(page).focus();
  await call('POST', `/api/v1/invoices/${invoice.id}/issue`);
  await expect(row(page, invoice.id).getByRole('button', { name: 'Sent' })).toBeVisible();
  await expect(box(page, invoice.id - 1)).toBeChecked();
  await expect(search(page)).toBeFocused();
});
