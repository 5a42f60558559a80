import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { message, rows, tool } from './mailbox.ts';
import { signIn, signUp } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

/** Opens a settings section as a new user, or as `who`. Returns how to send API requests as them. */
async function openSettings(page: Page, request: APIRequestContext, section: string, who = signUp(page, request)) {
  const { accessToken, userData } = await who;
  // Later changes through the API reach the page.
  const following = answerTo(page, '/api/v1/events');
  await page.goto(`/apps/email/settings/${section}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await following;
  const headers = { Authorization: `Bearer ${accessToken}` };
  return {
    email: userData.email,
    put: (path: string, data: object) => request.put(`/api/v1/mail/${path}`, { data, headers }),
    post: (path: string, data: object) => request.post(`/api/v1/mail/${path}`, { data, headers }),
  };
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const items = (page: Page): Locator => page.locator('main section li');

async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('redirects the address without a section to the first one, and returns to the mail', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/email/settings');
  await expect(page).toHaveURL(/\/settings\/signature$/);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/Rules – Mail settings · Atrium$/);
  await page.goto('/apps/email/settings/nowhere');
  await expect(page.getByText('Section not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to mail' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('writes, previews, saves and undoes a signature', async ({ page, request }) => {
  await openSettings(page, request, 'signature');
  await expect(page.getByText('No signature yet')).toBeVisible();
  await write(page, 'Signature', 'Nora Quill, studio lead');
  await expect(page.frameLocator('iframe').getByText('Nora Quill, studio lead')).toBeVisible();
  await tool(page, 'Save').click();
  await expect(message(page, 'Signature saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Signature' })).toContainText('Nora Quill, studio lead');
  await write(page, 'Signature', 'Somebody else');
  // Neither navigating nor reloading loses what was typed.
  await page.goto('/apps/email');
  await expect(rows(page).first()).toBeVisible();
  await page.goto('/apps/email/settings/signature');
  await expect(page.getByRole('textbox', { name: 'Signature' })).toContainText('Somebody else');
  await tool(page, 'Discard changes').click();
  await expect(page.getByRole('textbox', { name: 'Signature' })).toContainText('Nora Quill, studio lead');
});

test('sets a link in the signature without saving it', async ({ page, request }) => {
  await openSettings(page, request, 'signature');
  await write(page, 'Signature', 'juniper');
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
  await page.keyboard.type('juniper.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Signature' }).getByRole('link')).toHaveAttribute('href', 'https://juniper.example');
  await expect(tool(page, 'Discard changes')).toBeVisible();
});

test('shows both versions of a signature changed elsewhere, and saves the selected one', async ({ page, request }) => {
  const api = await openSettings(page, request, 'signature');
  await write(page, 'Signature', 'Mine');
  expect((await api.put('preferences', { signature: '<p>From elsewhere</p>' })).status()).toBe(200);
  await tool(page, 'Save').click();
  const notice = page.getByRole('alert').filter({ hasText: 'This was changed elsewhere' });
  await expect(notice.frameLocator('iframe').first().getByText('Mine')).toBeVisible();
  await expect(notice.frameLocator('iframe').last().getByText('From elsewhere')).toBeVisible();
  await notice.getByRole('button', { name: 'Keep yours' }).click();
  await expect(message(page, 'Signature saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Signature' })).toContainText('Mine');
});

test('keeps what was typed when saving fails', { tag: '@network' }, async ({ page, request }) => {
  await openSettings(page, request, 'signature');
  await write(page, 'Signature', 'Long thought about');
  await page.route('**/api/v1/mail/preferences', (route) => route.abort());
  await tool(page, 'Save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Signature' })).toContainText('Long thought about');
  await page.unroute('**/api/v1/mail/preferences');
  await tool(page, 'Save').click();
  await expect(message(page, 'Signature saved')).toBeVisible();
});

test('adds, changes, deletes and restores a template', async ({ page, request }) => {
  await openSettings(page, request, 'templates');
  await tool(page, 'New template').click();
  await field(page, 'Subject').fill('Your order');
  await tool(page, 'Save').click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Subject')).toHaveValue('Your order');
  await field(page, 'Name').fill('Order');
  await write(page, 'Text', 'Thank you for your order.');
  await tool(page, 'Save').click();
  await expect(message(page, 'Template saved')).toBeVisible();
  await expect(items(page)).toHaveText(/Order.*Your order/);
  await tool(page, 'Edit “Order”').click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Thank you for your order.');
  await field(page, 'Name').fill('Order taken');
  await tool(page, 'Save').click();
  await expect(items(page)).toHaveText(/Order taken/);
  await tool(page, 'Delete “Order taken”').click();
  await expect(page.getByText('No templates yet')).toBeVisible();
  await message(page, 'Template “Order taken” deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveText(/Order taken/);
});

test('saves a template deleted elsewhere as a new one', async ({ page, request }) => {
  const api = await openSettings(page, request, 'templates');
  const added = await (await api.post('templates', { name: 'Order', message: '<p>Thanks</p>' })).json();
  await tool(page, 'Edit “Order”').click();
  await field(page, 'Name').fill('Order, warmly');
  await request.delete(`/api/v1/mail/templates/${added.template.id}`, {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` },
  });
  await tool(page, 'Save').click();
  await expect(page.getByText('This no longer exists')).toBeVisible();
  await tool(page, 'Save as new').click();
  await expect(items(page)).toHaveText(/Order, warmly/);
});

test('adds a rule, applies it to the inbox, changes it, deletes it, and restores it at its position', async ({ page, request }) => {
  await openSettings(page, request, 'rules');
  await tool(page, 'New rule').click();
  await field(page, 'Label').selectOption('Company');
  await tool(page, 'Save').click();
  await expect(dialog(page).getByText('Enter at least a sender, a subject or words')).toBeVisible();
  await expect(field(page, 'Sender contains')).toBeFocused();
  await field(page, 'Subject contains').fill('lunch');
  await field(page, 'Star it').check();
  await field(page, 'Also apply it to mail in the inbox').check();
  await tool(page, 'Save').click();
  await expect(message(page, 'Rule saved and applied to 1 mail')).toBeVisible();
  await expect(items(page)).toContainText(['When the subject contains “⁨lunch⁩”Then label Company and star']);

  await tool(page, 'New rule').click();
  await field(page, 'Sender contains').fill('miramar');
  await field(page, 'Folder').selectOption('Spam');
  await tool(page, 'Save').click();
  await expect(items(page)).toHaveCount(2);
  await tool(page, 'Edit: the subject contains “⁨lunch⁩”').click();
  await field(page, 'Subject or text contains').fill('Sunday');
  await tool(page, 'Save').click();
  await expect(items(page).first()).toContainText('and the mail contains');

  await items(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(items(page)).toHaveCount(1);
  await message(page, 'Rule deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('lunch');
});

test('reorders rules by their buttons and by Alt and arrow keys', { tag: '@network' }, async ({ page, request }) => {
  const api = await openSettings(page, request, 'rules');
  let kept = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/move')) kept++;
  });
  for (const sender of ['one', 'two', 'three']) await api.post('rules', { sender, isStarred: true });
  await expect(items(page)).toContainText(['one', 'two', 'three']);
  await items(page)
    .nth(0)
    .getByRole('button', { name: /^Move down/ })
    .click();
  await expect(items(page)).toContainText(['two', 'one', 'three']);
  await expect(page.getByRole('status').filter({ hasText: 'Rule moved to position 2 of 3' })).toBeAttached();
  await expect(
    items(page)
      .nth(1)
      .getByRole('button', { name: /^Move down/ }),
  ).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(items(page)).toContainText(['two', 'three', 'one']);
  await expect(items(page).nth(2).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(items(page)).toContainText(['two', 'one', 'three']);
  // Shown at once, but the reload must wait until the server has saved all of them.
  await expect.poll(() => kept).toBe(3);
  await page.reload();
  await expect(items(page)).toContainText(['two', 'one', 'three']);
});

test('rejects an invalid address at its field, and adds, removes and restores a valid one', async ({ page, request }) => {
  // New users have not confirmed their address yet.
  const { email } = await openSettings(page, request, 'addresses', signIn(page, request, 'admin'));
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText('You can’t send mail outside your company')).toBeVisible();
  await field(page, 'New address').fill('sales@another.example');
  await tool(page, 'Add address').click();
  await expect(field(page, 'New address')).toHaveAccessibleDescription(new RegExp(`It must end with ⁦${email.slice(email.indexOf('@'))}⁩`));
  await expect(field(page, 'New address')).toHaveValue('sales@another.example');
  await expect(field(page, 'New address')).toBeFocused();
  const alias = `team-${randomUUID().slice(0, 8)}${email.slice(email.indexOf('@'))}`;
  await field(page, 'New address').fill(alias);
  await page.keyboard.press('Enter');
  await expect(items(page).filter({ hasText: alias })).toBeVisible();
  await expect(field(page, 'New address')).toHaveValue('');
  await tool(page, `Remove ${alias}`).click();
  await expect(items(page).filter({ hasText: alias })).toHaveCount(0);
  await message(page, `Address ${alias} removed`).getByRole('button', { name: 'Undo' }).click();
  await expect(items(page).filter({ hasText: alias })).toBeVisible();
});

test('rejects an unreachable account with the reason, and keeps what was typed', { tag: '@server' }, async ({ page, request }) => {
  await openSettings(page, request, 'account');
  await tool(page, 'Connect an account').click();
  await field(page, 'Server').fill('imap.nowhere.invalid');
  await field(page, 'Security').selectOption('STARTTLS');
  await expect(field(page, 'Port')).toHaveValue('143');
  await field(page, 'Username').fill('nora');
  await field(page, 'Password').fill('not a secret');
  await tool(page, 'Connect an account').click();
  await expect(field(page, 'Server')).toHaveAccessibleDescription(/No server with this name was found/, { timeout: 30_000 });
  await expect(field(page, 'Server')).toHaveValue('imap.nowhere.invalid');
  await expect(field(page, 'Password')).toHaveValue('not a secret');
});

const connected = {
  host: 'imap.elsewhere.example',
  port: 993,
  security: 'tls',
  username: 'nora',
  state: 'failed',
  problem: 'The server stopped responding',
  syncedAt: '2026-03-12T09:41:00.000Z',
  version: 2,
};

test('shows the status of a connected account, syncs it, and disconnects it after confirmation', { tag: '@network' }, async ({
  page,
  request,
}) => {
  let account: typeof connected | null = connected;
  await page.route('**/api/v1/mail/account', (route) => {
    if (route.request().method() === 'DELETE') account = null;
    return route.request().method() === 'DELETE' ? route.fulfill({ body: '' }) : route.fulfill({ json: { account } });
  });
  await page.route('**/api/v1/mail/account/sync', (route) => {
    account = { ...connected, state: 'waiting', problem: '' };
    return route.fulfill({ json: { account } });
  });
  await openSettings(page, request, 'account');
  await expect(page.getByText('The server stopped responding')).toBeVisible();
  await expect(page.getByText(/^Last synced 12 Mar 2026/)).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Leave empty to keep the current one');
  await tool(page, 'Sync now').click();
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  await tool(page, 'Disconnect').click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  await tool(page, 'Disconnect').click();
  await expect(dialog(page)).toContainText('Mail from this account stays here');
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No account connected')).toBeVisible();
});

test('exports mail to a file, and imports it again', async ({ page, request }) => {
  await openSettings(page, request, 'transfer');
  await field(page, 'Mail from').selectOption('Inbox');
  const downloading = page.waitForEvent('download');
  await tool(page, 'Export').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mail-inbox-\d{4}-\d\d-\d\d\.mbox$/);
  const mbox = await readFile(await download.path(), 'utf8');
  expect(mbox).toMatch(/^From /);

  await tool(page, 'Import').click();
  await expect(page.getByText('Choose a file', { exact: true })).toBeVisible();
  await field(page, 'Files (mbox, EML, or ZIP)').setInputFiles({
    name: 'inbox.mbox',
    mimeType: 'application/mbox',
    buffer: Buffer.from(mbox),
  });
  await tool(page, 'Import').click();
  await expect(page.getByText('0 mails imported')).toBeVisible();
  await expect(page.getByText(/duplicates skipped/)).toBeVisible();

  const letter =
    'From a@b.example Thu Jan  1 00:00:00 2026\nFrom: Ada <ada@b.example>\nTo: nora@b.example\nMessage-ID: <1@b.example>\nSubject: From afar\n\nHello.\n';
  await field(page, 'Files (mbox, EML, or ZIP)').setInputFiles({
    name: 'one.mbox',
    mimeType: 'application/mbox',
    buffer: Buffer.from(letter),
  });
  await tool(page, 'Import').click();
  await expect(page.getByText('1 mail imported')).toBeVisible();
  await page.getByRole('link', { name: 'Back to mail' }).click();
  await expect(rows(page).filter({ hasText: 'From afar' })).toBeVisible();
});

test('shows an error when a section cannot be loaded, and loads it on retry', { tag: '@network' }, async ({ page, request }) => {
  await page.route('**/api/v1/mail/rules', (route) => route.abort());
  await openSettings(page, request, 'rules');
  const face = page.getByRole('alert').filter({ hasText: 'Couldn’t load these settings' });
  await expect(face).toContainText('Couldn’t reach the server.');
  await page.unroute('**/api/v1/mail/rules');
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No rules yet')).toBeVisible();
});
