import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { startServer } from '../scripts/start-server.mjs';
import { dropPicture } from './drop-picture.ts';
import { expect, test } from './journey.ts';
import { row, text, tool } from './mailbox.ts';
import { listMails, sendMail } from './send-mail.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Cleanup at the end of each test, even if it fails. */
const ends: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A static host with the built page, whose pages may connect to only one other origin. It rejects every API request. */
async function hostPage() {
  const calls: string[] = [];
  const page = { api: '', url: '', calls };
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://page.invalid');
    if (/^\/(?:assets|locales)\/|\.svg$/.test(pathname)) {
      const type = types[extname(pathname)] ?? 'application/octet-stream';
      return answer.setHeader('Content-Type', type).end(readFileSync(join('dist/web', pathname)));
    }
    if (/^\/(?:api|jwt|healthz)\b/.test(pathname)) calls.push(url);
    const html = readFileSync('dist/web/index.html', 'utf8').replace('name="api" content=""', `name="api" content="${page.api}"`);
    answer
      .setHeader('Content-Type', 'text/html')
      .setHeader(
        'Content-Security-Policy',
        `default-src 'self' 'unsafe-inline'; connect-src 'self' ${page.api}; img-src 'self' data: blob:`,
      )
      .end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ends.push(() => server.close());
  return page;
}

test('runs the built page on a static host with a server at another origin, including files', { tag: '@server' }, async ({
  browser,
  playwright,
}) => {
  // It starts its own server.
  test.setTimeout(180_000);
  const host = await hostPage();
  const server = await startServer({ CORS_ORIGINS: host.url });
  ends.push(() => server.stop());
  host.api = server.url;
  const context = await browser.newContext({ baseURL: host.url });
  ends.push(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

  const asked = page.waitForRequest((request) => request.url().startsWith(`${server.url}/login?`) && request.method() === 'GET');
  await page.goto('/pages/login-cover');
  await page.getByLabel('Email or username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await asked).headers()['x-password']).toBe('admin');
  await expect(page).toHaveURL(`${host.url}/`);

  await page.goto('/apps/kanban');
  const cover = page.locator('article img').first();
  await expect(cover).toHaveAttribute('src', /^(?:blob|data):/);
  await page.locator('[data-card]').first().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'oak.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('oak, oak, walnut') },
    ]);
  const thumbnail = page.getByRole('listitem').filter({ hasText: 'oak.png' }).locator('img');
  await expect(thumbnail).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'notes.txt' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('notes.txt');
  expect(readFileSync(await saved.path(), 'utf8')).toBe('oak, oak, walnut');

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'notes.txt' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab.locator('body')).toHaveText('oak, oak, walnut');
  expect(tab.url()).toMatch(/^blob:/);

  // A picture in a mail, both in its frame and in the editor.
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  const api = await playwright.request.newContext({ baseURL: server.url });
  ends.push(() => api.dispose());
  const upload = { headers: { Authorization: `Bearer ${token}` }, data: Buffer.from(pixel, 'base64') };
  const { file } = await (await api.post('/api/v1/files?name=oak.png', upload)).json();
  await sendMail(api, token, {
    to: 'admin@demo.com',
    subject: 'Oak, as a picture',
    message: `<p>See <img src="${file.url}" alt="oak"></p>`,
  });
  await page.goto('/apps/email');
  await row(page, 'Oak, as a picture').getByRole('link').click();
  const inMail = text(page).getByRole('img', { name: 'oak' });
  await expect(inMail).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => inMail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await tool(page, 'Compose').click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await dropPicture(message, 'ash.png');
  const written = message.getByRole('img', { name: 'ash.png' });
  await expect(written).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => written.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const drafts = async () => (await listMails(api, token, 'draft')) as { message?: string }[];
  await expect.poll(async () => (await drafts())[0]?.message).toMatch(/<img [^>]*src="\/api\/v1\/files\//);

  expect(host.calls).toEqual([]);
  expect(problems).toEqual([]);
});

test('reports an API address that is not a web address, and does not start', { tag: '@server' }, async ({ browser }) => {
  const host = await hostPage();
  host.api = 'https://ann:secret@office.example';
  const context = await browser.newContext({ baseURL: host.url });
  ends.push(() => context.close());
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('#root')).toHaveText('<meta name="api">: The address of the API must hold no name and no password');
});
