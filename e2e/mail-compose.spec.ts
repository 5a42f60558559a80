import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { dropPicture } from './drop-picture.ts';
import { expect, test } from './journey.ts';
import { message, openMail, openMailbox, place, row, rows, tool } from './mailbox.ts';
import { signIn, signUp } from './sign-in.ts';

const composer = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByRole('combobox', { name: 'To' }) });
const to = (page: Page): Locator => page.getByRole('combobox', { name: 'To' });
const subjectField = (page: Page): Locator => page.getByRole('textbox', { name: 'Subject' });
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
const saved = (page: Page): Locator => page.locator('[data-save="saved"]');
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Recipients: To' }).getByRole('listitem');

async function compose(page: Page): Promise<void> {
  await tool(page, 'Compose').click();
  await expect(text(page)).toBeVisible();
}

/** The drafts on the server, shared by everyone with this mailbox. */
async function drafts(request: APIRequestContext, token: string) {
  const answer = await request.get('/apps/email/emails?folder=draft', {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
  });
  const { emails } = (await answer.json()) as { emails: { id: number; subject: string; message: string; version: number }[] };
  return emails;
}

test('saves the draft on the server, restores it after a reload, and continues it', async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await page.keyboard.press('c');
  await expect(to(page)).toBeFocused();
  await to(page).fill('Ana Bo <ana@b.example>, nobody');
  await page.keyboard.press('Enter');
  await expect(chips(page).filter({ hasText: 'Ana Bo' })).toBeVisible();
  await expect(chips(page).filter({ hasText: 'nobody isn’t a valid email address' })).toBeVisible();
  await subjectField(page).fill('Oak for the third floor');
  await text(page).click();
  await page.keyboard.type('Dear Ana');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' today');
  await expect(saved(page)).toBeVisible();
  expect((await drafts(request, token))[0]).toMatchObject({ subject: 'Oak for the third floor' });

  await page.reload();
  await expect(subjectField(page)).toHaveValue('Oak for the third floor');
  await expect(text(page).locator('strong')).toHaveText(' today');
  await expect(chips(page)).toHaveCount(3);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and tomorrow');
  await expect(page.locator('[data-save="waiting"], [data-save="saving"]')).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
  expect((await drafts(request, token))[0]?.message).toContain('and tomorrow');
  expect((await drafts(request, token)).length).toBe(5);
});

test('keeps the text of the last second after a crash', { tag: ['@network', '@core'] }, async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await compose(page);
  await subjectField(page).fill('Ash');
  await expect(saved(page)).toBeVisible();
  // The rest never reaches the server, and the page ends without an unload event.
  await page.route('**/api/v1/emails/drafts/**', (route) => route.abort());
  await text(page).click();
  await page.keyboard.type('half a sentence');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('half a sentence');
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto('/apps/email');
  await expect(text(other)).toHaveText('half a sentence');
  await expect(saved(other)).toBeVisible();
  expect((await drafts(request, token))[0]?.message).toContain('half a sentence');
});

test('treats a save with a lost response as no conflict', { tag: '@network' }, async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await compose(page);
  await subjectField(page).fill('Elm');
  await expect(saved(page)).toBeVisible();
  await page.route(
    '**/api/v1/emails/drafts/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await text(page).click();
  await page.keyboard.type('first');
  await expect(page.getByText('Not saved – will try again').first()).toBeVisible();
  await page.keyboard.type(' and second');
  await expect(saved(page)).toBeVisible();
  await expect(text(page)).toHaveText('first and second');
  expect((await drafts(request, token))[0]?.message).toContain('first and second');
});

test('saves the draft when leaving for another page, and reopens its window on return', async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await compose(page);
  await subjectField(page).fill('Larch');
  await expect(saved(page)).toBeVisible();
  await text(page).click();
  await page.keyboard.type('before leaving');
  await page.getByRole('button', { name: 'Developers' }).click();
  await page.getByRole('link', { name: 'Access control' }).click();
  await expect(page).toHaveURL(/access-control/);
  await expect.poll(async () => (await drafts(request, token))[0]?.message).toContain('before leaving');
  await page.goBack();
  await expect(text(page)).toHaveText('before leaving');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved elsewhere' })).toHaveCount(0);
});

test('keeps both texts when two tabs edit one draft', async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await compose(page);
  await subjectField(page).fill('Walnut');
  await expect(saved(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/apps/email/draft');
  await expect(composer(other)).toHaveCount(0);
  await row(other, 'Walnut').getByRole('link').click();
  await expect(subjectField(other)).toHaveValue('Walnut');
  await text(other).click();
  await other.keyboard.type('from the second tab');
  await expect(saved(other)).toBeVisible();

  // A background tab draws once a second.
  await page.bringToFront();
  await text(page).click();
  // Inserted at once: a save in the middle would count as the tab's own text.
  await page.keyboard.insertText('from the first tab');
  const mine = page.getByRole('region', { name: 'Yours' });
  const theirs = page.getByRole('region', { name: 'Saved elsewhere' });
  await expect(mine.frameLocator('iframe').getByText('from the first tab')).toBeVisible();
  await expect(theirs.frameLocator('iframe').getByText('from the second tab')).toBeVisible();
  await tool(page, 'Keep the other version').click();
  await expect(text(page)).toHaveText('from the second tab');
  await message(page, 'Your text was replaced').getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('from the first tab');
  await expect.poll(async () => (await drafts(request, token))[0]?.message).toContain('from the first tab');
});

test('keeps a mail that cannot be sent in its window and shows why', async ({ page, request }) => {
  await openMailbox(page, request);
  await compose(page);
  await tool(page, 'Send').click();
  await expect(page.getByText('Add at least one recipient.')).toBeVisible();
  // Within the user's own domain only the server knows which addresses exist.
  const domain = await page.evaluate(() => String(JSON.parse(localStorage.getItem('userData') ?? '').email).split('@')[1]);
  await to(page).fill(`nobody@${domain} `);
  await text(page).click();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Control+Enter');
  await tool(page, 'Send anyway').click();
  await expect(page.getByText(/doesn’t send mail outside|can’t receive mail/).first()).toBeVisible();
  await expect(text(page)).toHaveText('Hello');
});

test('attaches files with their size, and shows pictures in the text', { tag: '@network' }, async ({ page, request }) => {
  const token = await openMailbox(page, request);
  await compose(page);
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('oak '.repeat(512)) }]);
  const files = page.getByRole('list', { name: 'Attachments' });
  await expect(files.getByRole('listitem').filter({ hasText: 'plan.txt' })).toContainText('2 KB');
  await text(page).click();
  await page.keyboard.type('See ');
  await dropPicture(text(page), 'oak.png');
  await expect(text(page).locator('img[src^="/api/v1/files/"]')).toHaveCount(1);
  expect(
    await text(page)
      .locator('img[src^="/api/"]')
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBe(1);
  await dropPicture(composer(page).locator('header'), 'cut.png');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await drafts(request, token))[0]?.message).toMatch(/See.*<img [^>]*src="\/api\/v1\/files\//);

  // A failed upload shows why, visible below a long text, and can be retried.
  for (let line = 0; line < 30; line++) await page.keyboard.press('Enter');
  await composer(page).getByRole('combobox', { name: 'To' }).focus();
  await page.route('**/api/v1/files?*', (route) => route.abort(), { times: 1 });
  await page.locator('input[type=file]').setInputFiles([{ name: 'late.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(files.getByText('The upload was interrupted.')).toBeInViewport();
  await tool(page, 'Upload late.txt again').click();
  await expect(tool(page, 'Remove late.txt')).toBeVisible();
});

test('closes a draft, reopens it from its folder, discards it and restores it', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/draft');
  await expect(rows(page)).toHaveCount(4);
  await compose(page);
  await tool(page, 'Save as draft and close').click();
  await expect(composer(page)).toHaveCount(0);
  await expect(tool(page, 'Compose')).toBeFocused();
  await compose(page);
  await subjectField(page).fill('Beech');
  await tool(page, 'Save as draft and close').click();
  await expect(rows(page)).toHaveCount(5);
  await row(page, 'Beech').getByRole('link').click();
  await expect(subjectField(page)).toHaveValue('Beech');
  await expect(page).toHaveURL(/\/apps\/email\/draft$/);
  await tool(page, 'Discard draft').click();
  await expect(rows(page)).toHaveCount(4);
  await message(page, 'Draft discarded').getByRole('button', { name: 'Undo' }).click();
  await expect(subjectField(page)).toHaveValue('Beech');
  await expect(rows(page)).toHaveCount(5);
});

test('adds a signature below, saves and inserts a template, and leaves no draft of an untouched window', async ({ page, request }) => {
  const { accessToken: token } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${token}` };
  await request.put('/api/v1/mail/preferences', { headers, data: { signature: '<p>Nora, Studio</p>' } });
  await page.goto('/apps/email');
  await compose(page);
  await expect(text(page)).toContainText('Nora, Studio');
  await tool(page, 'Save as draft and close').click();
  expect(await drafts(request, token)).toHaveLength(4);

  await compose(page);
  await subjectField(page).fill('Delivery');
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('It comes on Monday.');
  await tool(page, 'Templates').click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('dialog', { name: 'Save as template' }).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page, 'Template saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await compose(page);
  await tool(page, 'Templates').click();
  await page.getByRole('menuitem', { name: 'Delivery' }).click();
  await expect(subjectField(page)).toHaveValue('Delivery');
  await expect(text(page)).toContainText('It comes on Monday.');
});

test('quotes the mail in a reply, and keeps its files when forwarding', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'The oak is late').getByRole('link').click();
  await expect(
    page.getByRole('region', { name: 'Open mail' }).frameLocator('iframe').first().getByText('The sawmill called.'),
  ).toBeVisible();
  await page.keyboard.press('a');
  await expect(text(page)).toBeFocused();
  await expect(subjectField(page)).toHaveValue(/^Re: The oak is late/);
  await expect(chips(page).first()).toContainText('Ewa');
  await tool(page, 'Show the original mail').click();
  const quote = composer(page).frameLocator('iframe');
  await expect(quote.getByText(/^On .* wrote:$/)).toBeVisible();
  await expect(quote.getByText('The sawmill called.')).toBeVisible();
  // Nothing was written, so nothing is saved.
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);

  await page.getByRole('toolbar', { name: 'Mail actions' }).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(subjectField(page)).toHaveValue(/^Re: The oak is late/);
  await expect(text(page)).toBeFocused();

  // Only one inline composer is open at a time.
  await tool(page, 'Forward').first().click();
  await expect(to(page)).toBeFocused();
  await expect(subjectField(page)).toHaveValue(/^Fwd: The oak is late/);
  await expect(page.getByRole('list', { name: 'Attachments' }).last().getByRole('listitem')).not.toHaveCount(0);
  await expect(composer(page)).toHaveCount(1);
});

test('opens a reply below its mail, and keeps it in a window, on another mail and after closing', async ({ page, request }) => {
  await bringAxe(page);
  await openMailbox(page, request);
  await row(page, 'The oak is late').getByRole('link').click();
  await expect(openMail(page).frameLocator('iframe').first().getByText('The sawmill called.')).toBeVisible();
  await page.keyboard.press('r');
  const inline = openMail(page).getByRole('dialog', { name: /^Re: The oak is late/ });
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toBeInViewport();
  await page.keyboard.type('At nine');
  await expect(inline.getByRole('textbox', { name: 'Message' })).toContainText('At nine');
  expect(await axeFindings(page)).toEqual([]);

  await tool(page, 'Open in a window').click();
  await expect(inline).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' sharp');
  await tool(page, 'Return to the conversation').click();
  await expect(inline).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('.');
  await expect(text(page)).toContainText('At nine sharp.');

  // On another mail it is minimized until the user returns.
  await row(page, 'Miramar').getByRole('link').click();
  await expect(composer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Re: The oak is late/ })).toBeVisible();
  await row(page, 'The oak is late').getByRole('link').click();
  await expect(inline.getByRole('textbox', { name: 'Message' })).toContainText('At nine sharp.');
  await page.reload();
  await expect(inline.getByRole('textbox', { name: 'Message' })).toContainText('At nine sharp.');

  await text(page).click();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);
  await message(page, 'Saved as draft').getByRole('button', { name: 'Edit draft' }).click();
  await expect(inline.getByRole('textbox', { name: 'Message' })).toContainText('At nine sharp.');
  await inline.getByRole('button', { name: 'Discard draft' }).click();
  await expect(composer(page)).toHaveCount(0);
  await message(page, 'Draft discarded').getByRole('button', { name: 'Undo' }).click();
  await expect(inline.getByRole('textbox', { name: 'Message' })).toContainText('At nine sharp.');
});

test('opens windows side by side, minimizes one for another, and has no axe findings', async ({ page, request }) => {
  await bringAxe(page);
  await openMailbox(page, request);
  await compose(page);
  await subjectField(page).fill('First');
  await to(page).fill('no address,');
  await text(page).click();
  await page.keyboard.type('x');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);
  await expect(tool(page, 'First')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await compose(page);
  await subjectField(page).fill('Second');
  await tool(page, 'First').click();
  await expect(composer(page).filter({ has: page.locator('input[value="First"]') })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page)).toEqual([]);
  const box = await composer(page).last().boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

test('lets two people reply to each other live in the conversation, undo sending, and archive it by keyboard', {
  tag: '@two-browsers',
}, async ({ page: maren, other: josephine, request }) => {
  const subject = `Showroom keys ${Date.now()}`;
  await signIn(maren, request, 'admin');
  await signIn(josephine, request, 'staff');
  await Promise.all([maren, josephine].map(enter));
  const unread = async (page: Page) => Number(/\d+/.exec((await place(page, 'Inbox').textContent()) ?? '')?.[0] ?? 0);
  // The unread count is ready once the mails or the empty state are shown.
  await expect(rows(josephine).or(josephine.getByText('All caught up')).first()).toBeVisible();
  const before = await unread(josephine);

  await compose(maren);
  await to(maren).pressSequentially('josep');
  await maren.getByRole('option').filter({ hasText: 'Josephine' }).first().click();
  await expect(chips(maren).filter({ hasText: 'Josephine' })).toBeVisible();
  await subjectField(maren).fill(subject);
  await text(maren).click();
  await maren.keyboard.type('Who has the keys?');
  await leaveAtOnce(maren);
  await maren.keyboard.press('Control+Enter');
  await expect(composer(maren)).toHaveCount(0);

  await expect(row(josephine, subject)).toBeVisible();
  await expect.poll(() => unread(josephine)).toBe(before + 1);
  await row(josephine, subject).getByRole('link').click();
  await expect(openMail(josephine).frameLocator('iframe').getByText('Who has the keys?')).toBeVisible();
  await josephine.keyboard.press('r');
  await expect(openMail(josephine).getByRole('dialog', { name: `Re: ${subject}` })).toBeVisible();
  await expect(text(josephine)).toBeFocused();
  await josephine.keyboard.type('I do.');
  await josephine.keyboard.press('Control+Enter');
  // It appears in the conversation while sending can be undone.
  const last = (page: Page) => openMail(page).locator('[data-newest]');
  await expect(composer(josephine)).toHaveCount(0);
  await expect(last(josephine).frameLocator('iframe').getByText('I do.')).toBeVisible();
  await expect(last(josephine).getByText('Sending…')).toBeVisible();
  await message(josephine, 'Sending…').getByRole('button', { name: 'Undo' }).click();
  await expect(text(josephine)).toContainText('I do.');
  await expect(text(josephine)).toBeFocused();
  await expect(last(josephine)).toHaveCount(0);
  await leaveAtOnce(josephine);
  await josephine.keyboard.press('Control+Enter');
  await expect(last(josephine).frameLocator('iframe').getByText('I do.')).toBeVisible();

  await row(maren, subject).getByRole('link').click();
  await expect(last(maren).frameLocator('iframe').getByText('I do.')).toBeVisible();
  await maren.keyboard.press('r');
  await expect(text(maren)).toBeFocused();
  await maren.keyboard.type('Keep them.');
  await maren.keyboard.press('Control+Enter');
  await expect(last(maren).frameLocator('iframe').getByText('Keep them.')).toBeVisible();
  // It arrives live in an open conversation.
  await expect(last(josephine).frameLocator('iframe').getByText('Keep them.')).toBeVisible();

  for (const page of [maren, josephine]) {
    await page.keyboard.press('e');
    await expect(row(page, subject)).toHaveCount(0);
  }
  await place(josephine, 'Archive').click();
  await expect(row(josephine, subject)).toContainText('3');
});

/** Opens the inbox with live updates. */
async function enter(page: Page): Promise<void> {
  const listening = answerTo(page, '/api/v1/events');
  await page.goto('/apps/email');
  await listening;
  await expect(page.locator('h1')).toBeVisible();
}

/** Makes sending skip the undo period from now on. */
async function leaveAtOnce(page: Page): Promise<void> {
  await page.route('**/api/v1/emails/drafts/*/send', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), undoSeconds: 0 }) }),
  );
}
