import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { openMail, openMailbox, row, subject, text, tool } from './mailbox.ts';

/** Attacks in a mail; each sets `hacked` in the page or sends a request to another server. */
const nasty = `<p>Harmless words</p><script>parent.hacked = 1</script><img src="/missing.png" onerror="parent.hacked = 2">
<svg onload="parent.hacked = 3"><script>parent.hacked = 4</script></svg><a href="javascript:parent.hacked = 5">Press me</a>
<iframe srcdoc="<script>parent.parent.hacked = 6</script>"></iframe><form action="https://evil.example/"><button>Send</button></form>
<style>@import url(https://evil.example/a.css);</style><div style="background: url(https://evil.example/b.png)">Tinted</div>
<img src="https://evil.example/c.png"><img src="/d.png" srcset="https://evil.example/d.png 2x"><link rel="stylesheet" href="https://evil.example/e.css">
<video poster="https://evil.example/f.png"></video><meta http-equiv="refresh" content="0; url=https://evil.example/">`;

test.beforeEach(async ({ page, problems, baseURL }) => {
  // A mail that sends a request reveals to its sender who reads it.
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) problems.push(`asked for ${request.url()}`);
  });
});

test('blocks remote images and shows their number', async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/spam');
  await row(page, 'not yet on the moon').getByRole('link').click();
  await expect(openMail(page).getByText('2 remote images weren’t loaded')).toBeVisible();
  await expect(text(page).getByText('Book your glow call')).toBeVisible();
  await expect(text(page).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(text(page).locator('img[src]')).toHaveCount(0);
});

test('shows remote images on request, and always for a trusted sender until that is revoked', { tag: '@network' }, async ({
  page,
  request,
}) => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
  await page.route('**/api/v1/emails/*/picture?*', (route) => route.fulfill({ json: { data: dot } }));
  await openMailbox(page, request, '/apps/email/spam');
  await row(page, 'not yet on the moon').getByRole('link').click();
  await tool(page, 'Show images').click();
  await expect(text(page).locator(`img[src="${dot}"]`)).toHaveCount(2);
  await tool(page, 'Always from this sender').click();
  await expect(tool(page, 'Always from this sender')).toHaveCount(0);
  await page.reload();
  await expect(text(page).locator(`img[src="${dot}"]`)).toHaveCount(2);
  await page.goto('/apps/email/settings/pictures');
  await page.getByRole('button', { name: /^Stop always showing/ }).click();
  await expect(page.getByText('No senders yet')).toBeVisible();
});

test('runs nothing in a mail, because the server sanitizes it', async ({ page, request }) => {
  const token = await openMailbox(page, request, '/apps/email/label/important');
  const address = await row(page, 'Two trucks').getByRole('link').getAttribute('href');
  const id = Number(address?.split('/').at(-1));
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const data = { emailIds: [id], dataToUpdate: { message: nasty } };
  expect((await request.post('/apps/email/update-emails', { headers, data })).status()).toBe(200);
  const { message } = await (await request.get('/apps/email/get-email', { headers, params: { id } })).json();
  expect(message).not.toMatch(/<script|onerror|onload|javascript:|<iframe|<form|<svg|<style|<link|<meta|url\(/i);
  await row(page, 'Two trucks').getByRole('link').click();
  await expect(text(page).getByText('Harmless words')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('runs nothing in a mail even if the server lets it through', { tag: '@network' }, async ({ page, request, problems }) => {
  await page.route('**/apps/email/get-email?*', async (route) => {
    const mail = await (await route.fetch()).json();
    await route.fulfill({ json: { ...mail, message: nasty } });
  });
  await openMailbox(page, request, '/apps/email/label/important');
  await row(page, 'Two trucks').getByRole('link').click();
  await expect(subject(page)).toContainText('Two trucks');
  await expect(text(page).getByText('Harmless words')).toBeVisible();
  await text(page).getByText('Press me').click();
  await expect(openMail(page).getByText(/^\d+ remote images weren’t loaded$/)).toBeVisible();
  const left = text(page).locator(
    'script, svg, iframe, form, link, video, body style, [onerror], [onload], [srcset], [href^="javascript"]',
  );
  await expect(left).toHaveCount(0);
  await expect(openMail(page).locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // The policy already applies while the mail is parsed, and the browser reports it.
  const other = problems.filter((problem) => !/^(Executing|Applying) inline/.test(problem));
  problems.splice(0, problems.length, ...other);
});

test('opens attachments in a new tab, and downloads them', async ({ page, request }) => {
  await openMailbox(page, request);
  await row(page, 'The oak is late').getByRole('link').click();
  const files = openMail(page).getByRole('list', { name: '1 attachment' });
  // The text grows once loaded, and moves what is below it.
  await expect(openMail(page).frameLocator('iframe').locator('body')).toContainText('oak');
  const saving = page.waitForEvent('download');
  await files.getByRole('link', { name: 'Save delivery-plan.txt' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('delivery-plan.txt');
  expect(await readFile(await saved.path(), 'utf8')).toContain('oak arrives, kiln-dry');

  const opening = page.waitForEvent('popup');
  await files
    .getByRole('link', { name: /delivery-plan\.txt/ })
    .first()
    .click();
  const opened = await opening;
  await expect(opened.getByText('oak arrives, kiln-dry')).toBeVisible();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});
