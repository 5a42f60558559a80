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

test('the inbox lists its mails, newest first, beside what waits in the folders', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(page.getByText('8 mails')).toBeVisible();
  await expect(rows(page)).toContainText(inbox);
  await expect(page.locator('[data-unread]')).toHaveCount(3);
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 3 unread');
  await expect(place(page, 'Drafts')).toHaveAccessibleName('Drafts 4 drafts');
  await expect(place(page, 'Spam')).toHaveAccessibleName('Spam 2 unread');
});

test('an opened mail is in the address and read; its neighbours, a reload and going back lead where they should', async ({
  page,
  request,
}) => {
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

test('the row of a mail whose address is opened comes into sight', async ({ page, request }) => {
  await openMailbox(page, request);
  const address = await row(page, 'Nordlys fair').getByRole('link').getAttribute('href');
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(address ?? '');
  await expect(row(page, 'Nordlys fair')).toBeInViewport();
});

test('a conversation opens at its newest mail, in the fonts of the page; what was read before is a line', async ({ page, request }) => {
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

test('folders and labels list what belongs to them', async ({ page, request }) => {
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

test('a search is in the address, stays after a reload and on the way back, and says when it finds nothing', async ({ page, request }) => {
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
  // Nothing here: all folders are one click away, and what is nowhere is cleared.
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(search).toHaveValue('no such words in:anywhere');
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(8);
  await search.fill('is:green from:kirsten');
  await expect(page.getByText('“is:green” was ignored. Use unread · read · starred · unanswered.')).toBeVisible();
  await search.fill('');
  // Whoever knows no operators has a form that writes them.
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

test('the address of a mail that is not there says so', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox/987654');
  await expect(page.getByText('Mail not found')).toBeVisible();
  await openMail(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox$/);
  await expect(rows(page)).toHaveCount(8);
});

test('the keys of mail work', async ({ page, request }) => {
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

test('the search offers its operators and what may follow them, by keyboard', async ({ page, request }) => {
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

test('two keys choose mails and go to folders; others archive, mark, label, and take back', async ({ page, request }) => {
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
  // The next key may come before the page has taken the closed menu away.
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

test('rows are compact and the open mail stands below or in place of the list, as one wants it, and stays so', async ({
  page,
  request,
}) => {
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
  // Opening a mail lets no row jump.
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

test('on a phone a mail takes the place of the list, and the folders are behind a button', async ({ page, request }) => {
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

test('an Arabic mail reads from right to left in an English page, and the page itself in Arabic', async ({ page, request }) => {
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
