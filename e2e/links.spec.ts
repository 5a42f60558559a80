import type { Locator, Page } from '@playwright/test';
import { message as chatMessage, openChat } from './chat-room.ts';
import { expect, test } from './journey.ts';
import { message, openMail, openMailbox, row, subject } from './mailbox.ts';

const linked = (within: Locator): Locator => within.getByRole('list', { name: 'Linked with' });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test('turns a mail into a card with two keys, links each to the other, and undoes it', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await page.keyboard.press('m');
  await page.keyboard.press('c');
  const form = dialog(page, 'Create card');
  await expect(form.getByLabel('Title')).toHaveValue(/^Sunday lunch/);
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Column')).not.toHaveValue('');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bring the cake');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Card created')).toBeVisible();
  const chip = linked(openMail(page)).getByRole('link', { name: /Card: Bring the cake/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/kanban/);
  const back = page.getByRole('list', { name: 'Linked with' }).getByRole('link', { name: /Mail: Sunday lunch/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(subject(page)).toContainText('Sunday lunch');

  await linked(openMail(page)).getByRole('button', { name: 'Unlink Bring the cake' }).click();
  await expect(linked(openMail(page))).toHaveCount(0);
  await message(page, 'Link removed').getByRole('button', { name: 'Undo' }).click();
  await expect(chip).toBeVisible();

  await page.keyboard.press('m');
  await page.keyboard.press('t');
  await dialog(page, 'Create to-do').getByRole('button', { name: 'Save' }).click();
  await expect(linked(openMail(page)).getByRole('listitem')).toHaveCount(2);
  await message(page, 'To-do created').getByRole('button', { name: 'Undo' }).click();
  await expect(linked(openMail(page)).getByRole('listitem')).toHaveCount(1);
});

test('attaches a mail to an invoice with two keys, and lets it be removed and restored', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await page.keyboard.press('m');
  await page.keyboard.press('i');
  const form = dialog(page, 'Attach to an invoice');
  const invoice = form.getByRole('combobox', { name: 'Invoice' });
  await expect(invoice).toBeFocused();
  await form.getByRole('button', { name: 'Attach' }).click();
  await expect(invoice).toHaveAccessibleDescription('Please fill this in.');
  await invoice.click();
  await page.keyboard.type('4987');
  await form.getByRole('option', { name: /4987/ }).click();
  await form.getByRole('button', { name: 'Attach' }).click();
  const done = message(page, /Attached to .*4987/);
  await expect(done).toBeVisible();
  const chip = linked(openMail(page)).getByRole('link', { name: /Invoice: .*4987/ });
  await expect(chip).toBeVisible();

  await chip.click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/4987/);
  const file = page.getByRole('link', { name: /^Sunday lunch.*\.eml$/ });
  await expect(file).toBeVisible();
  await page.getByRole('button', { name: /^Remove Sunday lunch/ }).focus();
  await page.keyboard.press('Enter');
  await expect(file).toHaveCount(0);
  await message(page, /^Sunday lunch.* was removed/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(file).toBeVisible();
  await page
    .getByRole('list', { name: 'Linked with' })
    .getByRole('link', { name: /Mail: Sunday lunch/ })
    .click();
  await expect(subject(page)).toContainText('Sunday lunch');
});

test('turns a message into a to-do that links back to it; the badge on the message follows deletion and restoration', async ({
  page,
  request,
}) => {
  const accessToken = await openChat(page, request, '/apps/chat?thread=1');
  const mark = (text: string) => chatMessage(page, text).getByRole('button', { name: /linked item/ });
  const said = 'Who is stuck with what?';
  await expect(mark('The lift has stopped again.')).toHaveAccessibleName('1 linked item');
  await expect(mark(said)).toHaveCount(0);
  await chatMessage(page, said).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('t');
  await dialog(page, 'Create to-do').getByRole('button', { name: 'Save' }).click();
  await expect(mark(said)).toHaveAccessibleName('1 linked item');
  await mark(said).focus();
  await page.keyboard.press('Enter');
  const layer = dialog(page, 'Linked with');
  await expect(layer.getByRole('link', { name: `To-do: ${said}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mark(said)).toBeFocused();
  await page.keyboard.press('Enter');
  await layer.getByRole('link', { name: `To-do: ${said}` }).click();
  await expect(page).toHaveURL(/\/apps\/todo\?.*task=\d+/);
  const taskId = Number(/task=(\d+)/.exec(page.url())?.[1]);
  await linked(page.getByRole('dialog', { name: said }))
    .getByRole('link', { name: `Message: ${said}` })
    .click();
  await expect(page).toHaveURL(/\/apps\/chat\?.*message=/);
  await expect(mark(said)).toBeVisible();

  // Wherever it is deleted, the open thread updates, also on restore.
  const headers = { Authorization: `Bearer ${accessToken}` };
  await request.delete(`/apps/todo/delete-task?taskId=${taskId}`, { headers });
  await expect(mark(said)).toHaveCount(0);
  await request.post('/api/v1/trash/restore', { headers, data: { items: [{ kind: 'todo', key: String(taskId) }] } });
  await expect(mark(said)).toBeVisible();
});

test('links a mail to an existing to-do with two keys, only once, and unlinks it with Undo', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await page.keyboard.press('m');
  await page.keyboard.press('l');
  const finder = dialog(page, 'Link an item');
  const field = finder.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('lift edinburgh');
  await expect(finder.getByRole('option', { name: /^To-do: Have the lift in Edinburgh/ })).toBeVisible();
  // Only linkable records, no other mails.
  await expect(finder.getByRole('option', { name: /^Mail/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(finder).toHaveCount(0);
  const chip = linked(openMail(page)).getByRole('link', { name: /To-do: Have the lift/ });
  await expect(chip).toBeVisible();

  await openMail(page).getByRole('button', { name: 'Link…' }).click();
  await field.fill('lift edinburgh');
  await expect(finder.getByRole('option', { name: /Have the lift.*Already linked/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('alert')).toContainText('is already linked');
  await page.keyboard.press('Escape');
  await expect(finder).toHaveCount(0);
  // Its toast may be gone by now.
  await page.keyboard.press('Control+z');
  await expect(chip).toHaveCount(0);
});

test('keeps the search text while offline', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Link…' }).click();
  const finder = dialog(page, 'Link an item');
  await finder.getByRole('combobox').fill('lift edinburgh');
  await expect(finder.getByRole('option', { name: /Have the lift/ })).toBeVisible();
  await page.route('**/api/v1/links', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('alert')).toBeVisible();
  await expect(finder.getByRole('combobox')).toHaveValue('lift edinburgh');
  await page.unroute('**/api/v1/links');
  await page.keyboard.press('Enter');
  await expect(linked(openMail(page)).getByRole('link', { name: /Have the lift/ })).toBeVisible();
});

test('keeps a failed draft in its dialog, and creates it once on retry', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await page.route(
    '**/api/v1/links/events',
    async (route) => {
      // The request arrives but its response is lost.
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('m');
  await page.keyboard.press('e');
  const form = dialog(page, 'Create event');
  await form.getByLabel('Title').fill('Lunch');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Lunch');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Event created')).toBeVisible();
  await expect(linked(openMail(page)).getByRole('listitem')).toHaveCount(1);
});
