import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { defaultContextOptions, watch } from '../../e2e/journey.ts';
import { serveDemo } from '../../scripts/serve-demo.mjs';
import { freePort, startServer } from '../../scripts/start-server.mjs';

const test = base.extend<{ tab: { context: BrowserContext; page: Page; asked: string[] } }, { demo: { url: string } }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const demo = await serveDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
  /** A browser on its first visit, and its requests to the static host. */
  tab: async ({ browser, demo }, use) => {
    const context = await browser.newContext({ baseURL: demo.url, ...defaultContextOptions });
    const problems: string[] = [];
    const asked: string[] = [];
    watch(context, problems);
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await use({ context, page: await context.newPage(), asked });
    await context.close();
    expect(problems).toEqual([]);
  },
});
test.describe.configure({ timeout: 120_000 });

/** Allows for the first start on a busy machine. */
const started = { timeout: 90_000 };

async function signIn(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/username/i).fill('admin');
  await page.locator('input[type=password]').fill('admin');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/, started);
}

/** Sends requests as the page does, as the signed-in user. */
const call = (page: Page, method: string, address: string, body?: unknown) =>
  page.evaluate(
    async ([method = '', address = '', body]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' };
      const answer = await fetch(address, { method, headers, ...(body && { body }) });
      return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
    },
    [method, address, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

test('the whole product runs in the tab, in each area, and asks its host for files alone', async ({ tab: { page, asked } }) => {
  await signIn(page);
  for (const path of [
    ...['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar', '/apps/kanban', '/apps/invoice/list', '/apps/invoice/clients'],
    ...['/apps/user/list', '/apps/roles', '/apps/permissions', '/apps/audit-log', '/apps/trash', '/apps/workspace'],
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible(started);
    await expect(page.getByText(/could not be (loaded|shown)|couldn’t (load|reach)|(cannot|can’t) (be reached|reach)/i), path).toHaveCount(
      0,
    );
  }
  await page.goto('/apps/email');
  const portrait = page.locator('main img').first();
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.filter((path) => /^\/(api|jwt|login)/.test(path))).toEqual([]);
});

test('what is done is kept: another tab sees it at once, and the next visit after all were closed', async ({ tab: { context, page } }) => {
  await signIn(page);
  await page.goto('/apps/todo');
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await expect(other.locator('h1').first()).toBeVisible(started);
  const { status, text } = await call(page, 'POST', '/apps/todo/add-tasks', { task: { title: 'Oil the oak of the tab' } });
  expect(status, text).toBe(201);
  await expect(other.getByText('Oil the oak of the tab').first()).toBeVisible();
  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto('/apps/todo');
  await expect(later.getByText('Oil the oak of the tab').first()).toBeVisible(started);

  await later.getByText('Demo', { exact: true }).click();
  await later.getByRole('button', { name: 'Start over' }).click();
  const dialog = later.getByRole('dialog');
  const anew = later.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await anew;
  await signIn(later);
  await later.goto('/apps/todo');
  await expect(later.locator('h1').first()).toBeVisible(started);
  await expect(later.getByText('Oil the oak of the tab')).toHaveCount(0);
});

test('a browser without room runs it and says that nothing is kept; once there is some, all is, with what was done before', async ({
  tab: { context, page },
  demo,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: demo.url, quotaSize: 5_000_000 });
  await signIn(page);
  const full = page.getByText('Your browser’s storage is full');
  const add = (title: string) => call(page, 'POST', '/apps/todo/add-tasks', { task: { title } });
  expect((await add('Without room')).status).toBe(201);
  await expect(full).toBeVisible(started);
  const file = await call(page, 'POST', '/api/v1/files?name=oak.bin', 'x'.repeat(6_000_000));
  expect(file.status, file.text).toBe(507);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: demo.url });
  expect((await add('With room')).status).toBe(201);
  // Checks the state sent with that response: the page may lag behind, and the browser may have rejected a write once more.
  const told = () => page.evaluate(() => (typeof hostTransport === 'object' ? hostTransport.tab?.state() : undefined));
  await expect.poll(told, started).toEqual({ phase: 'ready', keeps: 'all' });
  await expect(full).toHaveCount(0);
  await page.close();
  const later = await context.newPage();
  await later.goto('/apps/todo');
  for (const title of ['Without room', 'With room']) await expect(later.getByText(title).first()).toBeVisible(started);
});

test('a workspace goes from the tab to a server and back, by its page', async ({ browser, tab: { page } }) => {
  await signIn(page);
  await call(page, 'POST', '/apps/todo/add-tasks', { task: { title: 'Travels along' } });
  const archive = await exported(page, 'from-the-tab.tar.gz');
  const server = await startServer();
  try {
    const context = await browser.newContext({ baseURL: server.url, ...defaultContextOptions });
    const there = await context.newPage();
    await importInto(there, archive);
    await call(there, 'POST', '/apps/todo/add-tasks', { task: { title: 'From the server' } });
    const back = await exported(there, 'from-the-server.tar.gz');
    await context.close();
    await page.evaluate(() => localStorage.clear());
    await importInto(page, back);
  } finally {
    await server.stop();
  }
  await page.goto('/apps/todo');
  for (const title of ['Travels along', 'From the server']) await expect(page.getByText(title).first()).toBeVisible(started);
});

async function exported(page: Page, name: string): Promise<string> {
  await page.goto('/apps/workspace');
  const download = page.waitForEvent('download', started);
  await page.getByRole('button', { name: 'Export', exact: true }).click(started);
  // It outlives the browser it came from.
  const path = test.info().outputPath(name);
  await (await download).saveAs(path);
  return path;
}

/** Imports into a newly registered company without sample data. */
async function importInto(page: Page, archive: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Nora Quist');
  await page.getByLabel('Username').fill('nora.quist');
  await page.getByLabel('Email').fill('nora.quist@quist.example');
  await page.locator('input[type=password]').fill('a lamp in the court');
  await page.getByLabel('Start with sample data').uncheck();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register/, started);
  await page.goto('/apps/workspace');
  await page.getByLabel('Choose an archive').setInputFiles(archive);
  await page.getByRole('button', { name: 'Import everything' }).click(started);
  await page.getByRole('button', { name: 'Open the workspace' }).click(started);
  await expect(page).not.toHaveURL(/workspace/, started);
}

test('where a browser has no shared workers, one tab at a time runs it, and the next one says so and goes on after it', async ({
  tab: { context, page },
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await expect(other.getByText('The demo is open in another tab')).toBeVisible();
  await page.close();
  await expect(other.locator('h1').first()).toBeVisible(started);
  await expect(other.getByText('The demo is open in another tab')).toHaveCount(0);
});

test('an invoice is issued with its PDF, and a file is uploaded and read', async ({ tab: { page } }) => {
  await signIn(page);
  const made = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const list = await (await fetch('/apps/invoice/invoices?perPage=50', { headers })).json();
    const issued = list.invoices.find(({ invoiceStatus }: { invoiceStatus: string }) => invoiceStatus !== 'Draft');
    const answer = await fetch(`/api/v1/invoices/${issued.id}/pdf`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const upload = await fetch('/api/v1/files?name=oak.txt', { method: 'POST', headers, body: 'Oak, walnut, ash' });
    const { file } = await upload.json();
    return { status: answer.status, head: String.fromCharCode(...bytes.subarray(0, 5)), read: await (await fetch(file.url)).text() };
  });
  expect(made).toEqual({ status: 200, head: '%PDF-', read: 'Oak, walnut, ash' });
});

test('what is no call of the API goes to the network, never with who is signed in', async ({ tab: { page } }) => {
  const heard: (string | undefined)[] = [];
  const elsewhere = createServer((request, answer) => {
    if (request.method === 'GET')
      heard.push(request.headers.authorization, request.headers.entity as string, request.headers['x-own'] as string);
    answer.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*').end('from elsewhere');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  try {
    await signIn(page);
    const headers = { Authorization: 'Bearer secret', Entity: 'juniper', 'X-Own': 'kept' };
    const said = await page.evaluate(async ([address, headers]) => (await fetch(address, { headers })).text(), [
      `http://127.0.0.1:${port}/api/v1/people`,
      headers,
    ] as const);
    expect([said, ...heard]).toEqual(['from elsewhere', undefined, undefined, 'kept']);
    const own = page.waitForRequest('**/price-list.json');
    await page.evaluate((headers) => fetch('/price-list.json', { headers }).then(() => undefined), headers);
    expect((await own).headers()).not.toHaveProperty('authorization');
  } finally {
    elsewhere.close();
  }
});

test('the tab has the calls of the server, and the demo’s files work with a server at another origin', async ({ tab: { page } }) => {
  const port = await freePort();
  const server = await startServer({ CORS_ORIGINS: `http://127.0.0.1:${port}` });
  const onServer = await serveDemo({ port, api: server.url });
  try {
    await page.goto('/misc/not-authorized');
    const inTab = await page.evaluate(async () => (await fetch('/api/v1/openapi.json')).json());
    const there = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
    expect(inTab.paths).toEqual(there.paths);

    const reached = page.waitForRequest((request) => request.url().startsWith(`${server.url}/login`));
    await signIn(page, onServer.url);
    expect((await reached).headers()).toHaveProperty('x-password');
    await expect(page.getByText('Demo', { exact: true })).toHaveCount(0);
  } finally {
    await onServer.stop();
    await server.stop();
  }
});
