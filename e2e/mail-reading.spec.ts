import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { check, message, openMail, openMailbox, place, row, rows, subject, text, tool } from './mailbox.ts';
import { listMails, sendMail } from './send-mail.ts';
import { showMails } from './shown-mails.ts';
import { signIn, signUp } from './sign-in.ts';

test('snoozes a mail, lists it under Snoozed, and brings it back by Undo or manually', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'Sunday lunch').getByRole('link').click();
  await expect(subject(page)).toContainText('Sunday lunch');
  await openMail(page).getByRole('button', { name: 'Snooze', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await expect(message(page, 'Snoozed until')).toBeVisible();
  await expect(row(page, 'Sunday lunch')).toHaveCount(0);
  await message(page, 'Snoozed until').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Sunday lunch')).toBeVisible();

  await tool(page, 'Close mail').click();
  await check(page, 'Sunday lunch').check();
  await check(page, 'Miramar').check();
  await page.keyboard.press('b');
  await page.getByRole('menuitem', { name: 'Pick date and time…' }).click();
  const moment = page.getByLabel('Date and time');
  await moment.fill('2020-01-01T08:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
  await expect(page.getByText('Choose a time in the future.')).toBeVisible();
  const nextYear = new Date().getFullYear() + 1;
  await moment.fill(`${nextYear}-05-04T09:30`);
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
  await expect(message(page, '2 mails snoozed until')).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(place(page, 'Inbox')).toHaveAccessibleName('Inbox 2 unread');

  await place(page, 'Snoozed').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Miramar').locator('time')).toHaveText(`4 May ${nextYear}, 09:30`);
  await row(page, 'Miramar').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Unsnooze' }).click();
  await expect(row(page, 'Miramar')).toHaveCount(0);
  await place(page, 'Inbox').click();
  await expect(row(page, 'Miramar')).toBeVisible();
});

test('deletes mails permanently, and restores them with Undo', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/trash');
  await row(page, 'Old price list').getByRole('link').click();
  await openMail(page).getByRole('button', { name: 'Delete forever' }).click();
  await expect(row(page, 'Old price list')).toHaveCount(0);
  await message(page, 'Mail deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Old price list')).toBeVisible();
  await tool(page, 'Close mail').click();

  await place(page, 'Drafts').click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Select all listed mails' }).check();
  await tool(page, 'Delete forever').click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await message(page, '4 mails deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(place(page, 'Drafts')).toHaveAccessibleName('Drafts 4 drafts');
});

test('asks before emptying the trash, and undoes it', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/trash');
  await tool(page, 'Empty trash').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(4);
  await tool(page, 'Empty trash').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await message(page, 'Trash emptied').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('shows the original of a mail and downloads it', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'The month in five lines').getByRole('link').click();
  await expect(text(page).locator('body')).not.toBeEmpty();
  await tool(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Show original' }).click();
  const original = page.getByRole('region', { name: 'Original mail' });
  await expect(original).toContainText('Subject: The month in five lines');
  await expect(original).toContainText('MIME-Version: 1.0');
  await page.keyboard.press('Escape');
  await expect(original).toHaveCount(0);

  await tool(page, 'More').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download .eml' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('The month in five lines.eml');
  expect(await readFile(await download.path(), 'utf8')).toContain('Subject: The month in five lines');
});

test('prints a mail without the page around it', async ({ page, request }) => {
  // A headless browser prints instantly and then removes the printed content; this keeps it.
  await page.addInitScript(() => {
    const keep = ({ target }: Event) => {
      const isPrinted = target instanceof HTMLIFrameElement && 'print' in target.dataset;
      if (isPrinted && target.contentWindow) target.contentWindow.print = () => undefined;
    };
    document.addEventListener('load', keep, true);
  });
  await openMailbox(page, request);
  await row(page, 'Nordlys fair').getByRole('link').click();
  await expect(text(page).getByText('We’re bringing the kettle.')).toBeVisible();
  await tool(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const printed = page.frameLocator('iframe[data-print]');
  await expect(printed.locator('h1')).toHaveText('Nordlys fair: your stand, B14');
  await expect(printed.locator('body')).toContainText('ingrid@nordlysfair.example');
  await expect(printed.locator('body')).toContainText('We still need three things from you');
  await expect(printed.locator('body')).not.toContainText('Inbox');
});

test('creates a rule from a mail in two clicks, applies it to the next one, and undoes it', async ({ page, request }) => {
  const { accessToken, userData } = await signUp(page, request);
  const write = (name: string) => sendMail(request, accessToken, { to: userData.email, subject: name, message: '<p>Hello</p>' });
  await write('The first of them');
  await page.goto('/apps/email');
  await row(page, 'The first of them').getByRole('link').click();
  await expect(text(page).getByText('Hello')).toBeVisible();
  await tool(page, 'Create rule…').click();
  await expect(page.getByLabel('Sender contains')).toHaveValue(userData.email);
  await tool(page, 'Save rule').click();
  // The toast stays while hovered.
  await message(page, 'Rule saved').hover();
  await write('The second of them');
  await expect(row(page, 'The second of them').getByText('Important')).toBeAttached();
  await expect(row(page, 'The first of them').getByText('Important')).toHaveCount(0);
  await message(page, 'Rule saved').getByRole('button', { name: 'Undo' }).click();
  await expect(message(page, 'Rule deleted')).toBeVisible();
  await write('The third of them');
  await expect(row(page, 'The third of them')).toBeVisible();
  await expect(row(page, 'The third of them').getByText('Important')).toHaveCount(0);
});

test('shows earlier mails above a reply, and does not move the reader when one arrives', { tag: '@two-browsers' }, async ({
  page,
  request,
  other,
}) => {
  const name = `Chairs for the lobby ${Date.now()}`;
  const admin = await signIn(page, request, 'admin');
  const staff = await signIn(other, request, 'staff');
  await sendMail(request, admin.accessToken, { to: 'staff@demo.com', subject: name, message: '<p>Could you count them?</p>' });
  const [asked] = await listMails(request, staff.accessToken, 'inbox');
  const answer = { to: 'admin@demo.com', subject: `Re: ${name}`, replyToId: asked?.id ?? 0 };
  await sendMail(request, staff.accessToken, { ...answer, message: `<p>Twenty-four.</p>${'<p>And so on.</p>'.repeat(60)}` });

  await page.goto('/apps/email');
  await row(page, name).getByRole('link').click();
  await expect(text(page).getByText('Twenty-four.')).toBeVisible();
  const mails = openMail(page).getByRole('list', { name: '2 mails' });
  await mails.getByText('Maren Lindqvist').click();
  await expect(mails.frameLocator('iframe').first().getByText('Could you count them?')).toBeVisible();

  // The scroll position and the expanded mail stay when a reply arrives below.
  const scroller = openMail(page).locator('[data-scroll-restoration-id]');
  // Waits until the mails have their full height.
  const scrolled = (element: Element) => {
    element.scrollTo(0, 500);
    return element.scrollTop;
  };
  await expect.poll(() => scroller.evaluate(scrolled)).toBe(500);
  await sendMail(request, staff.accessToken, { ...answer, message: '<p>Twenty-five, in fact.</p>' });
  const three = openMail(page).getByRole('list', { name: '3 mails' });
  await expect(three.frameLocator('iframe').last().getByText('Twenty-five, in fact.')).toBeAttached();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(500);
  await expect(three.frameLocator('iframe').first().getByText('Could you count them?')).toBeAttached();
});

test('opens a long conversation at its newest mail, collapses the middle to one line, and expands quotes in place', {
  tag: '@network',
}, async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox');
  const address = (await row(page, 'Nordlys fair').getByRole('link').getAttribute('href')) ?? '';
  const quote = `<blockquote type="cite">On 3 March 2026, Ana wrote:<p>A line</p></blockquote>`;
  await showMails(page, [
    ...Array.from({ length: 13 }, (_, index) => `<p>Number ${index}</p>`),
    `<p>The newest</p>${'<p>And on.</p>'.repeat(60)}${quote}`,
  ]);
  await page.goto(address);
  const mails = openMail(page).getByRole('list', { name: '14 mails' });
  const newest = mails.frameLocator('iframe').first();
  await expect(newest.getByText('The newest')).toBeInViewport();
  const distance = () =>
    openMail(page)
      .locator('[data-scroll-restoration-id]')
      .evaluate((box) => (box.querySelector('[data-newest]')?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top);
  await expect.poll(distance).toBeCloseTo(12, 0);
  await expect(mails.locator('summary:visible')).toHaveCount(4);
  await mails.getByText('11 older mails').click();
  await expect(mails.locator('summary:visible')).toHaveCount(15);

  const body = newest.locator('body');
  await expect(body.getByText('A line')).toBeHidden();
  const height = () => mails.locator('iframe').evaluate((frame) => frame.clientHeight);
  const before = await height();
  await body.getByLabel('Quoted text').click();
  await expect(body.getByText('A line')).toBeVisible();
  await expect.poll(height).toBeGreaterThan(before);
});

test('shows when a scheduled mail is sent, and cancels it or sends it now', async ({ page, request }) => {
  const { accessToken, userData } = await signUp(page, request);
  const sendAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  for (const name of ['Not before Tuesday', 'Not yet']) await sendMail(request, accessToken, { to: userData.email, subject: name, sendAt });
  await page.goto('/apps/email/scheduled');
  await expect(rows(page)).toHaveCount(2);
  await row(page, 'Not yet').getByRole('link').click();
  await expect(openMail(page).getByText(/^Sends /)).toBeVisible();
  await tool(page, 'Cancel sending').click();
  await expect(message(page, 'Sending canceled.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(place(page, 'Drafts')).toHaveAccessibleName('Drafts 5 drafts');

  await row(page, 'Not before Tuesday').getByRole('link').click();
  await expect(subject(page)).toHaveText('Not before Tuesday');
  await tool(page, 'Send now').click();
  await expect(page.getByText('Nothing scheduled')).toBeVisible();
  await place(page, 'Inbox').click();
  await expect(row(page, 'Not before Tuesday')).toBeVisible();
});

test('shows the delivery status of mail sent outside', { tag: '@network' }, async ({ page, request }) => {
  await page.route('**/apps/email/get-email?*', async (route) => {
    const mail = await (await route.fetch()).json();
    const deliveries = [
      { email: 'ana@fenn.example', state: 'sent', attempts: 1, answer: '250 ok' },
      { email: 'bo@fenn.example', state: 'waiting', attempts: 2, answer: '451 try again later' },
      { email: 'cy@fenn.example', state: 'failed', attempts: 1, answer: '550 no such user' },
    ];
    await route.fulfill({ json: { ...mail, deliveries } });
  });
  await openMailbox(page, request, '/apps/email/sent');
  await rows(page).first().getByRole('link').click();
  const lines = openMail(page).getByRole('list', { name: 'Delivery' }).getByRole('listitem');
  await expect(lines).toHaveText([
    'ana@fenn.example: sent',
    /^bo@fenn.example: will be retried; 2 attempts so far\s*451 try again later$/,
    /^cy@fenn.example: couldn’t be delivered\s*550 no such user$/,
  ]);
});

test('snoozes the mail under the cursor and replies to the open one by keyboard', async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(rows(page)).toHaveCount(8);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await page.getByRole('menuitem', { name: /^Next week/ }).click();
  await expect(message(page, 'Snoozed until')).toBeVisible();
  await expect(row(page, 'Edinburgh showroom')).toHaveCount(0);

  await row(page, 'Miramar').getByRole('link').click();
  await expect(text(page).locator('body')).not.toBeEmpty();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /Re: Miramar/ })).toBeVisible();
});

test('queues what is typed after the reply key until the mail and the editor are loaded', { tag: '@network' }, async ({
  page,
  request,
}) => {
  const [mail, writer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/apps/email/get-email?*', async (route) => {
    await mail.promise;
    await route.continue();
  });
  await page.route('**/compose-windows-*.js', async (route) => {
    await writer.promise;
    await route.continue();
  });
  await openMailbox(page, request);
  await row(page, 'Miramar').getByRole('link').click();
  await expect(subject(page)).toContainText('Miramar');
  // Each of these is also a shortcut: star, delete, snooze.
  await page.keyboard.press('r');
  await page.keyboard.type('Ash #');
  mail.resolve();
  await page.keyboard.type('12, bx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('us');
  writer.resolve();
  const written = page.getByRole('dialog', { name: /Re: Miramar/ }).getByRole('textbox', { name: 'Message' });
  await expect(written.locator('p').first()).toHaveText('Ash #12, b');
  await expect(written.locator('p').nth(1)).toHaveText('us');
  await expect(subject(page)).toContainText('Miramar');
  await expect(message(page, 'trash')).toHaveCount(0);
});
