import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signIn, signUp } from './sign-in.ts';

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const messageOf = (page: Page, words: string): Locator => page.getByRole('group', { name: words });
const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens the roles as a user with their own company, isolated from other tests. */
async function openOwnRoles(page: Page, request: APIRequestContext, address = '/apps/roles') {
  const signedIn = await signUp(page, request);
  const opened = answerTo(page, '/api/v1/events');
  await page.goto(address);
  await opened;
  await expect(card(page, 'Editor')).toBeVisible();
  return { Authorization: `Bearer ${signedIn.accessToken}` };
}

test('creates a role, previews and saves a change, copies, deletes and restores it', async ({ page, request }) => {
  await openOwnRoles(page, request);
  await page.keyboard.press('n');
  const drawer = dialogOf(page, 'New role');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Add role' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Please fill this in.');
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Bookkeeper');
  // Change implies See.
  await box(page, 'Invoices: Change').check();
  await expect(box(page, 'Invoices: See')).toBeChecked();
  await box(page, 'Clients: Everything').check();
  await expect(box(page, 'Clients: Delete')).toBeChecked();
  await drawer.getByRole('textbox', { name: 'Search areas' }).fill('bank');
  await expect(drawer.getByRole('row')).toHaveCount(2);
  await box(page, 'See, in all areas').check();
  await drawer.getByRole('textbox', { name: 'Search areas' }).fill('');
  await expect(box(page, 'Invoice settings: See')).toBeChecked();
  await expect(box(page, 'Boards: See')).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Add role' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(card(page, 'Bookkeeper')).toContainText('ManagesClients');
  await expect(card(page, 'Bookkeeper')).toContainText('EditsInvoices');

  await card(page, 'Bookkeeper').getByRole('button', { name: 'Bookkeeper', exact: true }).click();
  await expect(page).toHaveURL(/\?role=bookkeeper$/);
  await box(page, 'Clients: Everything').uncheck();
  await box(page, 'Boards: See').check();
  await page.reload();
  await expect(page.getByText('These changes aren’t saved yet.')).toBeVisible();
  await expect(box(page, 'Boards: See')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  const shift = dialogOf(page, 'Save the permissions of Bookkeeper?');
  await expect(shift).toContainText('No one has this role yet.');
  await expect(shift.locator('section').first()).toContainText('BoardsSee');
  await expect(shift.locator('section').last()).toContainText('ClientsEverything');
  await shift.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Bookkeeper')).toContainText('Boards');
  await messageOf(page, 'Role Bookkeeper saved').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Bookkeeper')).toContainText('ManagesClients');

  await card(page, 'Bookkeeper').getByRole('button', { name: 'Actions for Bookkeeper' }).click();
  await page.getByRole('menuitem', { name: 'Copy as new role' }).click();
  const copy = dialogOf(page, 'New role');
  await expect(copy.getByRole('textbox', { name: 'Title' })).toHaveValue('Copy of Bookkeeper');
  await copy.getByRole('textbox', { name: 'Title' }).fill('Bookkeeper');
  await copy.getByRole('button', { name: 'Add role' }).click();
  await expect(copy.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('There’s already a role with this title.');
  await copy.getByRole('textbox', { name: 'Title' }).fill('Second bookkeeper');
  await copy.getByRole('button', { name: 'Add role' }).click();
  await expect(card(page, 'Second bookkeeper')).toContainText('ManagesClients');

  await card(page, 'Bookkeeper').getByRole('button', { name: 'Actions for Bookkeeper' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(card(page, 'Bookkeeper')).toHaveCount(0);
  await messageOf(page, 'Role Bookkeeper deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Bookkeeper')).toBeVisible();
});

test('merges concurrent changes to a role, or shows them side by side', async ({ page, request }) => {
  const headers = await openOwnRoles(page, request, '/apps/roles?role=author');
  const change = async (version: number, rules: object[]) => {
    const answer = await request.post('/api/v1/roles/author', { headers, data: { version, rules } });
    expect(answer.status()).toBe(200);
  };
  await box(page, 'Clients: See').check();
  await change(1, [{ action: 'read', subject: 'Board' }]);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialogOf(page, /Save the permissions/)
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Author')).toContainText('SeesBoards and Clients');

  await card(page, 'Author').getByRole('button', { name: 'Author', exact: true }).click();
  await box(page, 'Boards: Change').check();
  await change(3, [{ action: 'manage', subject: 'Board' }]);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialogOf(page, /Save the permissions/)
    .getByRole('button', { name: 'Save' })
    .click();
  const both = page.getByRole('alert').filter({ hasText: 'This was changed by someone else' });
  await expect(both.getByRole('row', { name: /Boards/ })).toContainText('See and Change');
  await both.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialogOf(page, /Save the permissions/)).toContainText('BoardsAdd and Delete');
  await dialogOf(page, /Save the permissions/)
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Author')).toContainText('EditsBoards');
});

test('shows locked roles read-only, and explains to an admin why someone can or cannot open a page', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/apps/roles?role=admin');
  await expect(dialogOf(page, 'Admin')).toContainText('Admins always have full access');
  await expect(box(page, 'Users: Delete')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/apps/roles');

  await card(page, 'Admin').getByRole('button', { name: 'What can Maren Lindqvist do?' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Maren Lindqvist has access to Home');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('The role Admin lets them manage everything.');
  await page.keyboard.press('Escape');
  const authors = card(page, 'Author');
  await expect(authors.getByRole('link', { name: '17 people' })).toHaveAttribute('href', '/apps/user/list?role=author');
  await authors
    .getByRole('button', { name: /^What can / })
    .first()
    .click();
  const why = dialogOf(page, /^What can /);
  await why.getByRole('combobox', { name: 'Page' }).selectOption('Invoices · All invoices');
  await expect(why.getByRole('status')).toContainText('doesn’t have access to Invoices · All invoices');
  await expect(why.getByRole('status')).toContainText('They have no account yet');
  await expect(why.getByRole('status')).toContainText('The role Author wouldn’t let them see invoices either.');
  await why.getByRole('combobox', { name: 'Page' }).selectOption('To-dos');
  await expect(why.getByRole('status')).toContainText('the role Author would let them manage to-dos');
  await why.getByRole('combobox', { name: 'Permission' }).selectOption('Delete');
  await why.getByRole('combobox', { name: 'Area' }).selectOption('Roles');
  await expect(why.getByRole('status')).toContainText(/can’t delete from roles/);
  await why.getByRole('link', { name: 'Open the role Author' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Author');
});
