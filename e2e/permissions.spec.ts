import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

const rows = (page: Page) => page.locator('tbody tr');

test('finds, adds, renames, deletes and restores permissions, and keeps the view in the address', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/permissions');
  await expect(rows(page)).toHaveCount(9);
  await page.getByRole('button', { name: /^Assigned to/ }).click();
  await page.getByRole('menuitemradio', { name: 'Restricted user' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/apps/permissions?assignedTo=restricted-user');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('textbox', { name: 'Search permissions' }).fill('manage');
  await expect(rows(page)).toHaveCount(5);
  await expect(page).toHaveURL('/apps/permissions?q=manage');
  await page.getByRole('textbox', { name: 'Search permissions' }).fill('');
  await expect(rows(page)).toHaveCount(9);

  await page.getByRole('button', { name: 'Add permission' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('only view');
  await dialog.getByRole('button', { name: 'Add permission' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/There’s already a permission with this name\./);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Open the workshop');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Open the workshop');
  await expect(rows(page).first()).toContainText('Administrator');

  await rows(page).first().getByRole('button', { name: 'Actions for Open the workshop' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Close the workshop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first()).toContainText('Close the workshop');
  await rows(page).first().getByRole('button', { name: 'Actions for Close the workshop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows(page).first()).not.toContainText('Close the workshop');
  await page.getByRole('group', { name: 'Close the workshop deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText('Close the workshop');
});

test('shows the coverage of a permission, and links to the roles that have it', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/permissions');
  await rows(page).first().getByRole('button', { name: 'Actions for Management' }).click();
  await page.getByRole('menuitem', { name: 'Edit coverage' }).click();
  const panel = page.getByRole('dialog', { name: 'What “Management” covers' });
  await panel.getByRole('textbox', { name: 'Search areas' }).fill('invoices');
  await panel.getByRole('checkbox', { name: 'Invoices: See', exact: true }).check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first().getByRole('link', { name: 'see invoices' })).toBeVisible();
  await page.getByRole('group', { name: 'Coverage of Management saved' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first().getByRole('link', { name: 'see invoices' })).toHaveCount(0);

  await page.getByRole('link', { name: 'manage invoices' }).click();
  await expect(page).toHaveURL('/apps/roles?right=manage.Invoice');
  await expect(page.getByText('Can manage invoices: Admin and Maintainer.')).toBeVisible();
  await page.getByRole('button', { name: 'Maintainer', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2);
});

test('shows the audit log live, filters it and exports it', async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const opened = answerTo(page, '/api/v1/events');
  await page.goto('/apps/audit-log');
  await opened;
  await expect(rows(page).first()).toBeVisible();
  const data = { version: 1, rules: [{ action: 'read', subject: 'Todo' }] };
  expect((await request.post('/api/v1/roles/editor', { headers, data })).status()).toBe(200);
  await expect(rows(page).first()).toContainText('Edited the role Editor');
  await expect(rows(page).first()).toContainText('Nora Quill');
  await page.getByText('Edited the role Editor').click();
  const panel = page.getByRole('dialog', { name: 'Edited the role Editor' });
  await expect(panel.getByRole('row', { name: /^Permissions/ })).toContainText('see to-dos');
  await expect(page).toHaveURL(/\?entry=\d+$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Kind/ }).click();
  await page.getByRole('menuitemradio', { name: 'Roles' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deleted' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page).toHaveURL(/to=2020-01-31/);
  await page.getByLabel('To', { exact: true }).fill('');
  await page.getByRole('button', { name: /^Who/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nora Quill' }).click();
  await expect(page).toHaveURL(/actor=\d+/);
  await expect(rows(page).first()).toContainText('Nora Quill');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^atrium-audit-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('role.edited');
  await expect(rows(page).first()).toContainText('Exported the audit log');
});

test('names the missing permission, on a page and in an API response', { tag: '@network' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/misc/not-authorized?action=read&subject=Audit');
  await expect(page.getByText('This page requires the permission to see the audit log')).toBeVisible();
  await page.route('**/apps/permissions/delete*', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'forbidden', message: 'No', missing: { action: 'delete', subject: 'Permission' } } },
    }),
  );
  await page.goto('/apps/permissions');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Your role doesn’t let you delete from permissions.' })).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
});
