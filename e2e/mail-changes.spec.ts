import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { check, message, openMail, openMailbox, place, row, rows, rowTool, star, subject, tool } from './mailbox.ts';
import { settled } from './settled.ts';

test('stars and unstars a mail, and keeps it', async ({ page, request }) => {
  await openMailbox(page, request);
  const answered = answerTo(page, '/apps/email/update-emails');
  await star(page, 'Sunday lunch').click();
  await expect(star(page, 'Sunday lunch')).toHaveAttribute('aria-pressed', 'true');
  expect(await answered).toBe(200);
  await page.reload();
  await expect(star(page, 'Sunday lunch')).toHaveAttribute('aria-pressed', 'true');
  await place(page, 'Starred').click();
  await star(page, 'Sunday lunch').click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
});

test('adds a label to an open mail and removes it', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await openMail(page).getByRole('button', { name: 'Labels' }).click();
  const labelled = answerTo(page, '/apps/email/update-emails-label');
  await page.getByRole('menuitemcheckbox', { name: 'Important' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Important' })).toHaveAttribute('aria-checked', 'true');
  expect(await labelled).toBe(200);
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Remove label Important')).toBeVisible();
  const unlabelled = answerTo(page, '/apps/email/update-emails-label');
  await tool(page, 'Remove label Personal').click();
  await expect(tool(page, 'Remove label Personal')).toHaveCount(0);
  expect(await unlabelled).toBe(200);
  await place(page, 'Important').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
});

test('moves and deletes a mail, and undoes it', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Miramar').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(message(page, 'moved to Spam')).toBeVisible();
  await expect(row(page, 'Miramar')).toHaveCount(0);
  await expect(subject(page)).toContainText('Edinburgh');
  await message(page, 'moved to Spam').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Miramar')).toBeVisible();

  await tool(page, 'Close mail').click();
  await expect(openMail(page)).toHaveCount(0);
  await check(page, 'Sunday lunch').check();
  await tool(page, 'Move to trash').click();
  await expect(rows(page)).toHaveCount(7);
  await place(page, 'Trash').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
  await message(page, 'moved to trash').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
  await place(page, 'Inbox').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
});

test('opens the next mail after archiving, in the open mail and in the list, and undoes it', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Edinburgh').getByRole('link').click();
  await expect(subject(page)).toContainText('Edinburgh');
  await tool(page, 'Archive').click();
  await expect(subject(page)).toContainText('The oak is late');
  await page.keyboard.press('e');
  await expect(subject(page)).toContainText('Fenn lamp');
  await expect(rows(page)).toHaveCount(6);
  await page.keyboard.press('u');
  await expect(openMail(page)).toHaveCount(0);
  const focused = page.locator('[data-index]:focus-within');
  await expect(focused).toContainText('Fenn lamp');
  await page.keyboard.press('e');
  await expect(focused).toContainText('Sunday lunch');
  await expect(rows(page)).toHaveCount(5);

  await place(page, 'Archive').click();
  await expect(rows(page)).toContainText(['Edinburgh', 'The oak is late', 'Fenn lamp']);
  await check(page, 'The oak is late').check();
  const answered = answerTo(page, '/apps/email/update-emails');
  await tool(page, 'Move to inbox').click();
  await expect(rows(page)).toHaveCount(2);
  expect(await answered).toBe(200);
  // Starts without the earlier toasts, because later actions would be counted together with them.
  await page.goto('/apps/email/inbox');
  await expect(rows(page)).toHaveCount(6);
  await check(page, 'Nordlys').check();
  await tool(page, 'Archive').click();
  await expect(rows(page)).toHaveCount(5);
  await message(page, /Nordlys.* archived/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(page, 'Nordlys')).toBeVisible();
});

test('returns to the list after its last mail', async ({ page, request }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openMailbox(page, request);
  await row(page, 'The month in five lines').getByRole('link').click();
  await expect(subject(page)).toContainText('The month in five lines');
  await page.keyboard.press('#');
  await expect(subject(page)).toContainText('Nordlys fair');
  await tool(page, 'Move to trash').click();
  await expect(openMail(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
});

test('archives, marks as read, snoozes and deletes from the hovered row', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Edinburgh').hover();
  await rowTool(page, 'Edinburgh', 'Mark as read').click();
  await expect(row(page, 'Edinburgh')).not.toHaveAttribute('data-unread');
  await expect(page).toHaveURL(/\/apps\/email$/);
  await rowTool(page, 'Edinburgh', 'Archive').click();
  await expect(row(page, 'Edinburgh')).toHaveCount(0);
  await row(page, 'Sunday lunch').hover();
  await expect(page.locator('[data-row-tools]')).toHaveCount(1);
  await rowTool(page, 'Sunday lunch', 'Snooze').click();
  await page.getByRole('menuitem', { name: 'Next week' }).click();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
  await row(page, 'Nordlys').hover();
  await rowTool(page, 'Nordlys', 'Move to trash').click();
  await expect(rows(page)).toHaveCount(5);
});

test('moves a mail from the trash back to the inbox', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/trash');
  await check(page, 'Old price list').check();
  await tool(page, 'Move to inbox').click();
  await expect(rows(page)).toHaveCount(3);
  await place(page, 'Inbox').click();
  await expect(rows(page)).toHaveCount(9);
});

test('creates a label, applies it, renames it, deletes it, and restores it with its mails', async ({ page, request }) => {
  await openMailbox(page, request);
  const labels = page.getByRole('navigation', { name: 'Folders' });
  await tool(page, 'New label…').click();
  const form = page.getByRole('dialog', { name: 'New label' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Important');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Another label has this name.')).toBeVisible();
  await form.getByLabel('Name').fill('Clients');
  await form.getByRole('radio', { name: 'Purple' }).check();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(place(page, 'Clients')).toBeVisible();

  await check(page, 'Sunday lunch').check();
  await tool(page, 'Labels').click();
  await page.getByRole('menuitemcheckbox', { name: 'Clients' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Sunday lunch')).toContainText('Clients');
  await place(page, 'Clients').click();
  await expect(rows(page)).toHaveCount(1);

  await tool(page, 'Actions for the label Clients').click();
  await page.getByRole('menuitem', { name: 'Edit label' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit label' });
  await edit.getByLabel('Name').fill('Friends');
  await page.keyboard.press('Enter');
  await expect(place(page, 'Friends')).toBeVisible();
  await expect(row(page, 'Sunday lunch')).toContainText('Friends');

  // A label is also a folder: mail moved there leaves the inbox, and loses the label when moved back.
  await place(page, 'Inbox').click();
  await row(page, 'Miramar').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Friends' }).click();
  await expect(row(page, 'Miramar')).toHaveCount(0);
  await place(page, 'Friends').click();
  await expect(row(page, 'Miramar')).toBeVisible();
  await message(page, 'moved to Friends').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Miramar')).toHaveCount(0);
  await place(page, 'Inbox').click();
  await expect(row(page, 'Miramar')).toBeVisible();
  await expect(row(page, 'Miramar')).not.toContainText('Friends');

  await tool(page, 'Actions for the label Friends').click();
  await page.getByRole('menuitem', { name: 'Delete label' }).click();
  await expect(labels.getByRole('link', { name: 'Friends' })).toHaveCount(0);
  await message(page, /Friends/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(place(page, 'Friends')).toBeVisible();
  await expect(row(page, 'Sunday lunch')).toContainText('Friends');
});

test('labels, marks and moves three selected mails, and undoes it together', async ({ page, request }) => {
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
  // One of them is unread: the first click marks all as read, the next all as unread.
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

test('selects all listed mails or none with one checkbox', async ({ page, request }) => {
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

test('drags rows to folders and labels, selected rows together', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(row(page, 'Edinburgh')).toHaveAttribute('draggable', 'true');
  await settled(page);
  await row(page, 'Edinburgh').dragTo(place(page, 'Archive'));
  await expect(row(page, 'Edinburgh')).toHaveCount(0);
  await settled(page);
  await row(page, 'Miramar').dragTo(place(page, 'Private'));
  await expect(row(page, 'Miramar')).toContainText('Private');
  for (const name of ['The oak is late', 'Nordlys']) await check(page, name).check();
  await settled(page);
  await row(page, 'Nordlys').dragTo(place(page, 'Trash'));
  await expect(rows(page)).toHaveCount(5);
  await message(page, '2 mails moved to trash').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(7);
  await place(page, 'Archive').click();
  await expect(row(page, 'Edinburgh')).toBeVisible();
});

test('rejects drops where they are not allowed', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Nordlys').dragTo(place(page, 'Drafts'));
  // A browser under load may not report the end of a rejected drag until the next mouse move.
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(8);
  await place(page, 'Drafts').click();
  await expect(row(page, 'Nordlys')).toHaveCount(0);
});

test('selects more than is loaded, moves all at once, and undoes it', async ({ page, request }) => {
  const accessToken = await openMailbox(page, request);
  const mails = Array.from(
    { length: 60 },
    (_, at) => `From a@b.example Thu Mar 12 09:41:00 2026\nFrom: a@b.example\nSubject: Report ${at + 1}\n\nText\n\n`,
  );
  const imported = await request.post('/api/v1/mail/mbox?folder=archive', {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: mails.join(''),
  });
  expect(await imported.json()).toMatchObject({ imported: 60 });
  await page.goto('/apps/email/archive?q=report');
  await page.getByRole('checkbox', { name: 'Select all listed mails' }).check();
  await expect(page.getByText('All 50 loaded mails are selected.')).toBeVisible();
  await tool(page, 'Select all 60 results').click();
  await expect(page.getByText('60 selected')).toBeVisible();
  await tool(page, 'Move to inbox').click();
  await expect(rows(page)).toHaveCount(0);
  await message(page, '60 mails moved to Inbox').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('60 mails', { exact: true })).toBeVisible();
});

test('syncs a change in one tab to the other', async ({ page, request, context }) => {
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

test('rolls back a change the server rejects, and retries it', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request);
  await page.route('**/apps/email/update-emails', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken' } } }),
  );
  await star(page, 'Miramar').click();
  await expect(message(page, 'Couldn’t save the change')).toBeVisible();
  await expect(star(page, 'Miramar')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/apps/email/update-emails');
  await message(page, 'Couldn’t save the change').getByRole('button', { name: 'Try again' }).click();
  await expect(star(page, 'Miramar')).toHaveAttribute('aria-pressed', 'true');
  await place(page, 'Starred').click();
  await expect(row(page, 'Miramar')).toBeVisible();
});

test('shows an error when a list cannot be loaded, and loads it on retry', { tag: '@network' }, async ({ page, request }) => {
  await page.route('**/apps/email/emails?*', (route) => route.abort());
  await openMailbox(page, request);
  const face = page.getByRole('alert').filter({ hasText: 'Couldn’t load your mail' });
  await expect(face).toContainText('Couldn’t reach the server.');
  await page.unroute('**/apps/email/emails?*');
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
});
