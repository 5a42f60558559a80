import type { Locator } from '@playwright/test';
import { answerTo, answerToWrite } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { message, openMail, openMailbox, place, row, rows, star, subject, text, tool } from './mailbox.ts';

const inbox = [
  'Miramar, third floor',
  'Edinburgh showroom',
  'The oak is late',
  'Fenn lamp, final drawings',
  'Sunday lunch',
  'طلبية فندق الميناء',
  'The month in five lines',
  'Nordlys fair',
];

test('lists the inbox newest first, and shows the unread counts of the folders', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(page.getByText('8 mails')).toBeVisible();
  await expect(rows(page)).toContainText(inbox);
  await expect(page.locator('[data-unread]')).toHaveCount(3);
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 3 unread');
  await expect(place(page, 'Drafts')).toHaveAccessibleName('Drafts 4 drafts');
  await expect(place(page, 'Spam')).toHaveAccessibleName('Spam 2 unread');
});

test('puts the opened mail in the address and marks it as read; its neighbors, a reload and Back work', async ({ page, request }) => {
  await openMailbox(page, request);
  const reads = async (open: Locator) => {
    const read = answerTo(page, '/apps/email/update-emails');
    await open.click();
    expect(await read).toBe(200);
  };
  await reads(row(page, 'The oak is late').getByRole('link'));
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/\d+$/);
  await expect(subject(page)).toContainText('The oak is late');
  await expect(text(page).getByText('The sawmill called.')).toBeVisible();
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 2 unread');
  await expect(row(page, 'The oak is late')).not.toHaveAttribute('data-unread');

  await reads(tool(page, 'Newer mail'));
  await expect(subject(page)).toContainText('Edinburgh showroom');
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 1 unread');
  await reads(tool(page, 'Newer mail'));
  await expect(subject(page)).toContainText('Miramar, third floor');
  await expect(tool(page, 'Newer mail')).toBeDisabled();
  await tool(page, 'Older mail').click();
  await expect(subject(page)).toContainText('Edinburgh showroom');

  await page.reload();
  await expect(subject(page)).toContainText('Edinburgh showroom');
  await expect(place(page, 'Inbox')).not.toHaveAccessibleName(/unread/);
  await expect(row(page, 'Edinburgh showroom')).toHaveAttribute('data-open');
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/email$/);
  await expect(openMail(page)).toHaveCount(0);
});

test('scrolls to the row of the mail in the address', async ({ page, request }) => {
  await openMailbox(page, request);
  const address = await row(page, 'Nordlys fair').getByRole('link').getAttribute('href');
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(address ?? '');
  await expect(row(page, 'Nordlys fair')).toBeInViewport();
});

test('opens a conversation at its newest mail, in the fonts of the page, with read mails collapsed to a line', async ({
  page,
  request,
}) => {
  await openMailbox(page, request);
  await row(page, 'Nordlys fair').getByRole('link').click();
  const mails = openMail(page).getByRole('list', { name: '2 mails' });
  await expect(mails.frameLocator('iframe').getByText('We’re bringing the kettle.')).toBeVisible();
  await expect(mails.locator('iframe')).toHaveCount(1);
  const frame = text(page).locator('body');
  await expect(frame).toHaveCSS('font-family', /^"Inter Variable"/);
  const loaded = () => frame.evaluate((body) => [...body.ownerDocument.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThan(0);
  const heads = mails.locator('summary');
  await page.keyboard.press('p');
  await expect(heads.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page).getByText('Best regards')).toBeVisible();
  await page.keyboard.press('n');
  await expect(heads.nth(1)).toBeFocused();

  await tool(page, 'Collapse all').click();
  await expect(mails.locator('iframe')).toHaveCount(1);
  await expect(mails.frameLocator('iframe').getByText('We’re bringing the kettle.')).toBeVisible();
  await tool(page, 'Expand all').click();
  await expect(mails.locator('iframe')).toHaveCount(2);
});

test('lists the mails of folders and labels', async ({ page, request }) => {
  await openMailbox(page, request);
  for (const [name, path, count] of [
    ['Starred', 'starred', 5],
    ['Drafts', 'draft', 4],
    ['Sent', 'sent', 2],
    ['Spam', 'spam', 6],
    ['Trash', 'trash', 4],
    ['Company', 'label/company', 6],
    ['Private', 'label/private', 1],
  ] as const) {
    await place(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/apps/email/${path}$`));
    await expect(page.locator('h1')).toHaveText(name);
    await expect(rows(page)).toHaveCount(count);
    await expect(place(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/apps/email/nowhere');
  await page.getByRole('button', { name: 'Go to inbox' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('keeps a search in the address across reload and Back, and says when there are no results', async ({ page, request }) => {
  await openMailbox(page, request);
  const search = page.getByRole('combobox', { name: 'Search mail' });
  await search.fill('SAWMILL');
  await expect(page).toHaveURL(/\?q=SAWMILL$/);
  await expect(rows(page)).toContainText(['The oak is late']);
  await page.reload();
  await expect(search).toHaveValue('SAWMILL');
  await expect(rows(page)).toContainText(['The oak is late']);
  await row(page, 'The oak is late').getByRole('link').click();
  await expect(subject(page)).toContainText('The oak is late');
  await expect(tool(page, 'Older mail')).toBeDisabled();
  await page.goBack();
  await expect(search).toHaveValue('SAWMILL');
  await expect(rows(page)).toHaveCount(1);

  await search.fill('no such words');
  await expect(page.getByText('No mail here contains “no such words”.')).toBeVisible();
  // No results here: one click searches all folders, and a search without any results can be cleared.
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(search).toHaveValue('no such words in:anywhere');
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(8);
  await search.fill('is:green from:kirsten');
  await expect(page.getByText('“is:green” was ignored. Use unread · read · starred · unanswered.')).toBeVisible();
  await search.fill('');
  // A form writes the operators for the user.
  await page.getByRole('button', { name: 'Show search options' }).click();
  const form = page.getByRole('dialog', { name: 'Search mail' });
  await expect(form.getByLabel('From', { exact: true })).toBeFocused();
  await page.keyboard.type('no-one');
  await form.getByLabel('With attachments').check();
  await form.getByLabel('Search in').selectOption('Everywhere');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search).toHaveValue('from:no-one has:attachment in:anywhere');
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL(/\/apps\/email(\/inbox)?$/);
});

test('shows that a mail does not exist', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox/987654');
  await expect(page.getByText('Mail not found')).toBeVisible();
  await openMail(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox$/);
  await expect(rows(page)).toHaveCount(8);
});

test('supports the mail shortcuts', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(rows(page)).toHaveCount(8);
  const focused = page.locator('[data-index]:focus-within');
  await page.keyboard.press('j');
  await expect(focused).toContainText('Miramar');
  await page.keyboard.press('j');
  await expect(focused).toContainText('Edinburgh');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(focused).toContainText('Edinburgh');
  await page.keyboard.press('s');
  await expect(star(page, 'Edinburgh')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('8 mails')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search mail' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(focused).toContainText('The oak is late');
  await page.keyboard.press('Enter');
  await expect(subject(page)).toContainText('The oak is late');
  await page.keyboard.press('k');
  await expect(subject(page)).toContainText('Edinburgh');
  await page.keyboard.press('u');
  await expect(openMail(page)).toHaveCount(0);
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(7);
});

test('suggests search operators and their values, by keyboard', async ({ page, request }) => {
  await openMailbox(page, request);
  const search = page.getByRole('combobox', { name: 'Search mail' });
  const options = page.getByRole('listbox', { name: 'Search suggestions' }).getByRole('option');
  await search.pressSequentially('ha');
  await expect(options).toHaveText(/has:/);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('has:');
  await expect(options).toHaveText('attachment');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('has:attachment');
  await expect(options).toHaveCount(0);
  await search.fill('in:tr');
  await options.filter({ hasText: 'trash' }).click();
  await expect(search).toHaveValue('in:trash');
  await expect(search).toBeFocused();
  await search.fill('fr');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toHaveValue('fr');
});

test('selects mails and opens folders with two-key shortcuts; others archive, mark, label and undo', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(rows(page)).toHaveCount(8);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('*', 'u');
  await expect(page.getByText('3 selected')).toBeVisible();
  await press('Shift+I');
  await expect(place(page, 'Inbox')).not.toHaveAccessibleName(/unread/);
  await press('*', 'n');
  await expect(page.getByText('8 mails')).toBeVisible();
  await press('*', 'a', 'e');
  await expect(page.getByText('All caught up')).toBeVisible();
  await expect(message(page, '8 mails archived')).toBeVisible();
  await press('z');
  await expect(rows(page)).toHaveCount(8);

  await press('j', 'l');
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(row(page, 'Miramar')).toContainText('Private');
  await press('v');
  await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeVisible();
  // The next key may be pressed before the page has removed the closed menu.
  await page.getByRole('menu').evaluate((menu: HTMLElement) => {
    menu.hidePopover();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('8 mails', { exact: true })).toBeVisible();

  await row(page, 'Edinburgh').getByRole('link').click();
  await expect(subject(page)).toContainText('Edinburgh');
  await press(']');
  await expect(subject(page)).toContainText('The oak is late');
  await press('[');
  await expect(subject(page)).toContainText('Miramar');
  await press('!');
  await expect(subject(page)).toContainText('Fenn lamp');
  await press('.');
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await press('Shift+U');
  await expect(openMail(page)).toHaveCount(0);
  await expect(row(page, 'Fenn lamp, final')).toHaveAttribute('data-unread');

  await press('g', 'a');
  await expect(page.locator('h1')).toHaveText('Archive');
  await expect(rows(page)).toContainText(['Edinburgh', 'The oak is late']);
  await press('g', 'd');
  await expect(page.locator('h1')).toHaveText('Drafts');
  await press('g', 'i', '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Go to Archive').locator('..')).toContainText('gthena');
  await expect(sheet.getByText('Mark as read', { exact: true }).locator('..')).toContainText('ShiftIori');
});

test('keeps the chosen row density, and the reading pane below or in place of the list', async ({ page, request }) => {
  await openMailbox(page, request);
  const heightOf = (name: string) => row(page, name).evaluate((element) => element.getBoundingClientRect().height);
  const choose = async (name: string) => {
    await tool(page, 'View').click();
    const kept = answerToWrite(page, '/api/v1/mail/view');
    await page.getByRole('menuitemradio', { name }).click();
    expect(await kept).toBe(200);
  };
  await expect(page.getByText('No mail is open')).toBeVisible();
  const before = await heightOf('Edinburgh');
  await row(page, 'Edinburgh').getByRole('link').click();
  await expect(subject(page)).toContainText('Edinburgh');
  // Opening a mail causes no layout shift in the rows.
  expect(await heightOf('Edinburgh')).toBe(before);
  await choose('Compact rows');
  expect(await heightOf('Edinburgh')).toBeLessThan(before);
  await choose('Reading pane below the list');
  const [list, mail] = await Promise.all([row(page, 'Edinburgh').boundingBox(), openMail(page).boundingBox()]);
  expect(mail?.y).toBeGreaterThan(list?.y ?? 0);
  await page.reload();
  await expect(subject(page)).toContainText('Edinburgh');
  await expect.poll(() => heightOf('Edinburgh')).toBe(36);
  await choose('No reading pane');
  await expect(row(page, 'Edinburgh')).toBeHidden();
  await tool(page, 'Back to the list').click();
  await expect(row(page, 'Edinburgh')).toBeVisible();
  await expect(page.getByText('No mail is open')).toHaveCount(0);
});

test('replaces the list with the open mail on a phone, and moves the folders behind a button', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await expect(row(page, 'Sunday lunch')).toBeHidden();
  await tool(page, 'Back to the list').click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();
  await tool(page, 'Show folders').click();
  await expect(page.getByRole('dialog', { name: 'Folders' })).toBeVisible();
  await place(page, 'Spam').click();
  await expect(page).toHaveURL(/\/apps\/email\/spam$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('shows an Arabic mail right to left in an English page, and the whole page in Arabic', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'طلبية فندق الميناء').getByRole('link').click();
  await expect(subject(page)).toHaveCSS('direction', 'rtl');
  await expect(text(page).getByText('صباح الخير')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.locator('header:has(+ #content) button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('h1')).toHaveText('الوارد');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.frameLocator('iframe').getByText('صباح الخير')).toBeVisible();
});
