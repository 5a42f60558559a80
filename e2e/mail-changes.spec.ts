import { expect, test } from './journey.ts';
import { check, message, openMail, openMailbox, place, row, rows, star, subject, tool } from './mailbox.ts';

test('a star is set and taken off, and stays', async ({ page, request }) => {
  await openMailbox(page, request);
  const answered = page.waitForResponse('**/apps/email/update-emails');
  await star(page, 'Sunday lunch').click();
  await expect(star(page, 'Sunday lunch')).toHaveAttribute('aria-pressed', 'true');
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect(star(page, 'Sunday lunch')).toHaveAttribute('aria-pressed', 'true');
  await place(page, 'Starred').click();
  await star(page, 'Sunday lunch').click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
});

test('an open mail gets a label and loses it again', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await openMail(page).getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Important' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Important' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Remove label Important')).toBeVisible();
  await tool(page, 'Remove label Personal').click();
  await expect(tool(page, 'Remove label Personal')).toHaveCount(0);
  await place(page, 'Important').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
});

test('a mail is moved and thrown away, and Undo brings it back', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Miramar').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(message(page, 'Mail moved to Spam')).toBeVisible();
  await expect(row(page, 'Miramar')).toHaveCount(0);
  // The next one is open now.
  await expect(subject(page)).toContainText('Edinburgh');
  await message(page, 'Mail moved to Spam').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Miramar')).toBeVisible();

  await tool(page, 'Close mail').click();
  await expect(openMail(page)).toHaveCount(0);
  await check(page, 'Sunday lunch').check();
  await tool(page, 'Move to trash').click();
  await expect(rows(page)).toHaveCount(7);
  await place(page, 'Trash').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
  await message(page, 'Mail moved to trash').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
  await place(page, 'Inbox').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
});

test('what is in the trash goes back to the inbox', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/trash');
  await check(page, 'Old price list').check();
  await tool(page, 'Move to inbox').click();
  await expect(rows(page)).toHaveCount(3);
  await place(page, 'Inbox').click();
  await expect(rows(page)).toHaveCount(9);
});

test('three chosen mails are labelled, marked, moved and brought back together', async ({ page, request }) => {
  await openMailbox(page, request);
  const chosen = ['The oak is late', 'Fenn lamp, final drawings', 'Sunday lunch'];
  for (const name of chosen) await check(page, name).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await tool(page, 'Labels').click();
  const personal = page.getByRole('menuitemcheckbox', { name: 'Personal' });
  await expect(personal).toHaveAttribute('aria-checked', 'mixed');
  await personal.click();
  await expect(personal).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  // One of them is unread: first all are read, then all are not.
  await tool(page, 'Mark as read').click();
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 2 unread');
  await tool(page, 'Mark as unread').click();
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 5 unread');
  await tool(page, 'Move to…').click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(place(page, 'Spam')).toHaveAccessibleName('Spam 5 unread');
  await message(page, '3 mails moved to Spam').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 5 unread');
  await place(page, 'Personal').click();
  for (const name of chosen) await expect(row(page, name)).toBeVisible();
});

test('one box chooses all listed mails, or none', async ({ page, request }) => {
  await openMailbox(page, request);
  const all = page.getByRole('checkbox', { name: 'Select all listed mails' });
  await all.check();
  await expect(page.getByText('8 selected')).toBeVisible();
  await check(page, 'Sunday lunch').uncheck();
  await expect(page.getByText('7 selected')).toBeVisible();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.click();
  await expect(page.getByText('8 mails')).toBeVisible();
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('what one tab does, the other shows', async ({ page, request, context }) => {
  await openMailbox(page, request);
  const other = await context.newPage();
  await other.goto('/apps/email');
  await expect(rows(other)).toHaveCount(8);
  await star(page, 'Miramar').click();
  await expect(star(other, 'Miramar')).toHaveAttribute('aria-pressed', 'true');
  await check(other, 'Sunday lunch').check();
  await tool(other, 'Move to trash').click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
});

test('a change that the server does not take is put back, and can be tried again', async ({ page, request }) => {
  await openMailbox(page, request);
  await page.route('**/apps/email/update-emails', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken' } } }),
  );
  await star(page, 'Miramar').click();
  await expect(message(page, 'The change was not saved')).toBeVisible();
  await expect(star(page, 'Miramar')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/apps/email/update-emails');
  await message(page, 'The change was not saved').getByRole('button', { name: 'Try again' }).click();
  await expect(star(page, 'Miramar')).toHaveAttribute('aria-pressed', 'true');
  await place(page, 'Starred').click();
  await expect(row(page, 'Miramar')).toBeVisible();
});

test('a list that cannot be loaded says so, and loads when tried again', async ({ page, request }) => {
  await page.route('**/apps/email/emails?*', (route) => route.abort());
  await openMailbox(page, request);
  const face = page.getByRole('alert').filter({ hasText: 'The mails could not be loaded' });
  await expect(face).toContainText('The server cannot be reached.');
  await page.unroute('**/apps/email/emails?*');
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
});
