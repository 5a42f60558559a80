import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepSession, signUp } from './sign-in.ts';

const rows = (page: Page): Locator => page.locator('tbody tr[data-index]');
const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
const undo = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('group', { name: words }).getByRole('button', { name: 'Undo' });
const heads = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts();

test('searches employees by column, edits cells in place, groups rows, and opens a saved view', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/datatables/advance');
  await expect(rows(page)).toHaveCount(10);
  const columns = page.getByRole('group', { name: 'Search in columns' });
  await columns.getByLabel('Position').fill('weaver');
  await columns.getByLabel('City').fill('dunedin');
  await expect(page).toHaveURL(/post=weaver&city=dunedin|city=dunedin.*post=weaver/);
  await expect(rows(page)).toHaveCount(1);

  // Cell editing: Enter saves, Escape cancels, an invalid value shows an error, and the toast offers Undo.
  const city = row(page, 'Kahu Ngata').getByTitle('Change City of Kahu Ngata');
  await city.click();
  const field = page.getByRole('textbox', { name: 'Change City of Kahu Ngata' });
  await field.fill('Bluff');
  await field.press('Escape');
  await expect(city).toHaveText('Dunedin');
  await expect(city).toBeFocused();
  await page.getByTitle('Change Salary of Kahu Ngata').click();
  const salary = page.getByRole('textbox', { name: 'Change Salary of Kahu Ngata' });
  await salary.fill('a lot');
  await salary.press('Enter');
  await expect(page.getByText('This must be a number.')).toBeVisible();
  await salary.fill('35,250');
  await salary.press('Enter');
  await expect(row(page, 'Kahu Ngata')).toContainText('€35,250.00');
  await undo(page, 'Salary of Kahu Ngata changed').click();
  await expect(row(page, 'Kahu Ngata')).toContainText('€33,900.00');

  await row(page, 'Kahu Ngata').getByRole('button', { name: 'Actions for Kahu Ngata' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await undo(page, 'Kahu Ngata deleted').click();
  await expect(rows(page)).toHaveCount(1);

  // Moves, hides and pins columns from the menu, then saves it all as a view with its own address.
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByRole('button', { name: /^Group by/ }).click();
  await page.getByRole('menuitemradio', { name: 'City' }).click();
  await expect(page.locator('th[scope=rowgroup]').first()).toContainText('Amman');
  await page.getByRole('button', { name: 'Choose columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose columns' });
  await panel.getByRole('checkbox', { name: 'Email' }).uncheck();
  for (let time = 0; time < 3; time++) await panel.getByRole('button', { name: 'Move Status up' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Move Status up' })).toBeFocused();
  await panel.getByRole('button', { name: 'Pin Name' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => heads(page)).not.toContain('Email');
  await expect.poll(async () => (await heads(page)).indexOf('Salary') - (await heads(page)).indexOf('Status')).toBeGreaterThan(0);
  const shown = await heads(page);
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view…' });
  await dialog.getByLabel('Name').fill('By city');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/view=1/);
  await expect(page).toHaveURL(/columns=/);
  const address = page.url();
  await page.goto('/datatables/advance');
  await page.evaluate(() => localStorage.removeItem('atrium.layout.employees'));
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^View/ })).toContainText('By city');
  await expect.poll(() => heads(page)).toEqual(shown);

  // All rows in one list.
  await page.goto('/datatables/advance?rows=all');
  const list = page.getByRole('table', { name: 'Employees' });
  await expect(list).toHaveAttribute('aria-rowcount', '101');
  await list.getByRole('rowgroup', { name: 'Employees' }).press('End');
  await expect(list.getByRole('row', { name: /高橋 翔太|ليلى|عمر|박지훈/ }).first()).toBeVisible();

  // Cells can be edited there too, saved by scrolling away, and rows can be selected.
  await list.getByRole('rowgroup', { name: 'Employees' }).press('Home');
  const first = list.getByRole('row').nth(1);
  // The rows of the end stay in the DOM until the next render.
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  const title = await first.getByTitle(/^Change City of /).getAttribute('title');
  const name = title?.replace('Change City of ', '') ?? '';
  const place = page.getByRole('textbox', { name: `Change City of ${name}` });
  await first.getByTitle(`Change City of ${name}`).click();
  await place.fill('Otranto');
  await place.press('Enter');
  await expect(first).toContainText('Otranto');
  await first.getByTitle(`Change City of ${name}`).click();
  await place.fill('Oamaru');
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 2400);
  await expect(undo(page, `City of ${name} changed`).last()).toBeVisible();
  await list.getByRole('rowgroup', { name: 'Employees' }).press('Home');
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  await expect(first).toContainText('Oamaru');
  await list.getByRole('row').nth(1).getByRole('checkbox').check();
  await list.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(list).toHaveAttribute('aria-rowcount', '99');
  await undo(page, '2 employees deleted').click();
  await expect(list).toHaveAttribute('aria-rowcount', '101');
});

test('warns before overwriting a cell that someone else changed in the meantime', { tag: '@two-browsers' }, async ({
  page,
  request,
  other,
}) => {
  const session = await signUp(page, request);
  await keepSession(other, session);
  for (const each of [page, other]) await each.goto('/datatables/advance?q=kahu');
  const cell = (each: Page) => each.getByTitle('Change City of Kahu Ngata');
  const field = (each: Page) => each.getByRole('textbox', { name: 'Change City of Kahu Ngata' });
  await cell(other).click();
  await field(other).fill('Gore');
  await cell(page).click();
  await field(page).fill('Bluff');
  await field(page).press('Enter');
  await expect(cell(page)).toHaveText('Bluff');
  // Another cell shows that the row has reached the second person.
  await page.getByTitle('Change Salary of Kahu Ngata').click();
  const salary = page.getByRole('textbox', { name: 'Change Salary of Kahu Ngata' });
  await salary.fill('41000');
  await salary.press('Enter');
  await expect(row(other, 'Kahu Ngata')).toContainText('€41,000.00');
  await field(other).press('Enter');
  await expect(other.getByRole('alert').filter({ hasText: 'Someone else changed this to “Bluff”.' })).toBeVisible();
  await expect(field(other)).toHaveValue('Gore');
  await field(other).press('Enter');
  await expect(cell(page)).toHaveText('Gore');
});

test('gives each table of the basic page its own address, and shows one of them in another language', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/datatables/basic');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Expandable rows' }).click();
  await expect(page).toHaveURL(/table=details/);
  await page.getByRole('button', { name: 'Details of Afonso Lourinho' }).click();
  await expect(page.getByText(/^Afonso Lourinho is 40, has 15 years of experience/)).toBeVisible();
  await page.getByRole('link', { name: 'Languages' }).click();
  await expect(page.getByRole('columnheader', { name: 'الاسم' })).toBeVisible();
  await expect(page.locator('div[lang=ar]')).toHaveCSS('direction', 'rtl');
  await page.getByRole('link', { name: 'Buttons' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'PDF file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^atrium-employees-.*\.pdf$/);
  await page.goto('/tables/reactstrap');
  await expect(page.getByRole('table')).toHaveCount(9);
});
