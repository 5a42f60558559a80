import { expect, test } from './journey.ts';
import { check, row as mail, rows as mails, openMailbox, tool } from './mailbox.ts';
import { settled } from './settled.ts';
import { message, quickAdd, row as todo, todosOf } from './todo-list.ts';

test('undoes the latest action across all apps, by shortcut or from the list of recent actions', async ({ page, request }) => {
  const accessToken = await openMailbox(page, request);
  await todosOf(request, accessToken).add({ title: 'Oil the hinges', dueDate: '', description: '', tags: [] });
  await check(page, 'Sunday lunch').check();
  await tool(page, 'Move to trash').click();
  await expect(mail(page, 'Sunday lunch')).toHaveCount(0);
  const before = await mails(page).count();
  await page.getByRole('link', { name: 'To-do' }).first().click();
  await settled(page);
  await todo(page, 'Oil the hinges').getByRole('checkbox').click();
  await expect(todo(page, 'Oil the hinges').getByRole('checkbox')).toBeChecked();

  // In a text field the shortcut belongs to the text.
  await quickAdd(page).fill('Paint the door');
  await quickAdd(page).press('Control+z');
  await expect(todo(page, 'Oil the hinges').getByRole('checkbox')).toBeChecked();
  await quickAdd(page).blur();
  await page.keyboard.press('Control+z');
  await expect(todo(page, 'Oil the hinges').getByRole('checkbox')).not.toBeChecked();

  await page.keyboard.press('Shift+z');
  const panel = page.getByRole('dialog', { name: 'Recent actions' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('Undone');
  await panel.getByRole('listitem').filter({ hasText: 'trash' }).getByRole('button').click();
  await expect(panel.getByText('Undone')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(message(page, 'Nothing to undo')).toBeVisible();
  await page.getByRole('link', { name: 'Email' }).first().click();
  await expect(mail(page, 'Sunday lunch')).toBeVisible();
  await expect(mails(page)).toHaveCount(before + 1);
});
