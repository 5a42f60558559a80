import { expect, test } from './journey.ts';
import { openMail, openMailbox, place, row, rows, subject, text, tool } from './mailbox.ts';

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
  await row(page, 'The oak is late').getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/\d+$/);
  await expect(subject(page)).toContainText('The oak is late');
  await expect(text(page).getByText('The sawmill called.')).toBeVisible();
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 2 unread');
  await expect(row(page, 'The oak is late')).not.toHaveAttribute('data-unread');

  await tool(page, 'Newer mail').click();
  await expect(subject(page)).toContainText('Edinburgh showroom');
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 1 unread');
  await tool(page, 'Newer mail').click();
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

test('a mail shows its replies, in the fonts of the page', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Nordlys fair').getByRole('link').click();
  const replies = openMail(page).getByRole('region', { name: '1 reply' });
  await expect(replies.getByText('Anaïs Delacroix-Fontaine').first()).toBeVisible();
  await expect(replies.frameLocator('iframe').getByText('We are taking the kettle.')).toBeVisible();
  const frame = text(page).locator('body');
  await expect(frame).toHaveCSS('font-family', /^"Inter Variable"/);
  const loaded = () => frame.evaluate((body) => [...body.ownerDocument.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThan(0);
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
  await page.getByRole('button', { name: 'Go to the inbox' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('a search is in the address, stays after a reload and on the way back, and says when it finds nothing', async ({ page, request }) => {
  await openMailbox(page, request);
  const search = page.getByRole('textbox', { name: 'Search mail' });
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
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL(/\/apps\/email(\/inbox)?$/);
});

test('the address of a mail that is not there says so', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox/987654');
  await expect(page.getByText('This mail is not here any more')).toBeVisible();
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
  await expect(row(page, 'Edinburgh').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('8 mails')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search mail' })).toBeFocused();
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
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('العربية').click();
  await expect(page.locator('h1')).toHaveText('الوارد');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.frameLocator('iframe').getByText('صباح الخير')).toBeVisible();
});
