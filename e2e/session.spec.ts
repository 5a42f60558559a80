import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { presetStorage, storedItems } from './preset-storage.ts';
import { settled } from './settled.ts';
import { passwordOfNew, signIn, signUp } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

// A browser without its own language uses the account's, which other tests change.
test.beforeEach(({ page }) => presetStorage(page, { language: 'en' }));

const keys = ['userData', 'accessToken', 'refreshToken'] as const;
const rows = (page: Page) => page.locator('li[data-index]');
const nameField = (page: Page) => page.getByLabel('Email or username');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

async function fillAndEnter(page: Page, name: string, password: string): Promise<void> {
  await nameField(page).fill(name);
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
}

test('registers a new person and opens their own mailbox', { tag: '@core' }, async ({ page }) => {
  const username = `nora.${randomUUID().slice(0, 8)}`;
  await page.goto('/register');
  await expect(page).toHaveURL('/pages/register-cover');
  const user = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  await user.press('Enter');
  for (const field of [user, email]) await expect(field).toHaveAccessibleDescription('Please fill this in.');
  await expect(passwordField(page)).toHaveAccessibleDescription(/^Please fill this in\./);
  await expect(user).toBeFocused();

  await page.getByLabel('Full name').fill('Nora Quist');
  await user.fill('admin');
  await email.fill('no address');
  await passwordField(page).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  await expect(passwordField(page)).toHaveAccessibleDescription(/^At least 8 characters\./);

  await email.fill('admin@demo.com');
  await passwordField(page).fill('a lamp in the court');
  await passwordField(page).press('Enter');
  await expect(user).toHaveAccessibleDescription('This username is already in use.');
  await expect(email).toHaveAccessibleDescription('This email is already in use.');
  await expect(passwordField(page)).toHaveValue('a lamp in the court');

  await user.fill(username);
  await email.fill(`${username}@example.com`);
  await page.getByLabel('Start with sample data to explore').check();
  // The sample data is added before the response.
  const registered = answerTo(page, '/jwt/register');
  await email.press('Enter');
  expect(await registered).toBe(200);
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Email' }).click();
  await expect(page.getByText('8 mails')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: /Nora Quist/ }).click();
  await expect(page.getByRole('menu').getByText(`${username}@example.com`)).toBeVisible();
});

test('signs an admin in to the dashboard', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/pages/login-cover');
  await expect(nameField(page)).toBeFocused();
  await fillAndEnter(page, 'admin@demo.com', 'admin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Maren$/ })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Email' })).toBeVisible();
  await menu.getByRole('button', { name: 'Developers' }).click();
  await menu.getByRole('link', { name: 'Access control' }).click();
  await expect(page.getByRole('heading', { name: 'For everyone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For admins only' })).toBeVisible();
});

test('signs a client in to their invoices, without access to mail', async ({ page }) => {
  await page.goto('/pages/login-basic');
  await fillAndEnter(page, 'client', 'client');
  await expect(page).toHaveURL('/access-control');
  await expect(
    page
      .getByRole('region', { name: 'Open invoices' })
      .getByRole('link', { name: /^View and pay/ })
      .first(),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^(Access control|Email)$/ })).toHaveCount(0);
  await page.goto('/apps/email');
  await expect(page).toHaveURL('/misc/not-authorized?action=read&subject=Email');
  await expect(page.getByText('This page requires the permission to see mail')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/access-control');
});

test('shows a wrong password at the field, and keeps what was typed', async ({ page }) => {
  await page.goto('/pages/login-cover');
  await fillAndEnter(page, 'admin@demo.com', 'not it');
  await expect(nameField(page)).toHaveAccessibleDescription('Incorrect email or password.');
  await expect(nameField(page)).toHaveValue('admin@demo.com');
  await expect(passwordField(page)).toHaveValue('not it');

  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide the password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(passwordField(page)).toHaveValue('not it');
});

test('keeps what was typed when the server is unreachable', { tag: '@network' }, async ({ page }) => {
  await page.goto('/pages/login-cover');
  await page.route('**/jwt/login', (route) => route.abort());
  await fillAndEnter(page, 'admin', 'admin');
  await expect(page.getByText('Can’t reach the server.', { exact: false })).toBeVisible();
  await expect(passwordField(page)).toHaveValue('admin');
  await page.unroute('**/jwt/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('opens the requested page after signing in', async ({ page }) => {
  await page.goto('/apps/email/label/company?q=re');
  await expect(page).toHaveURL(/\/pages\/login-cover\?to=/);
  await fillAndEnter(page, 'admin', 'admin');
  await expect(page).toHaveURL('/apps/email/label/company?q=re');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/pages/login-cover?to=https://example.com/');
  await fillAndEnter(page, 'admin', 'admin');
  await expect(page).toHaveURL('/');
});

test('redirects a signed-in user away from the sign-in pages', async ({ page, request }) => {
  await signIn(page, request, 'client');
  for (const path of ['/pages/login-cover', '/pages/register-basic', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/access-control');
  }
});

test('ends the session in the browser and on the server on logout; Back leads to the login', { tag: ['@network', '@core'] }, async ({
  page,
  request,
}) => {
  const { refreshToken } = await signIn(page, request, 'admin');
  await page.goto('/access-control');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Email' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: /Admin/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/pages/login-cover');
  expect(await storedItems(page, ...keys)).toEqual([null, null, null]);
  const refused = await request.post('/jwt/refresh-token', { data: { refreshToken } });
  expect(refused.status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/login-cover/);
  await expect(nameField(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

const isRenewal = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/jwt/refresh-token';

function countRenewals(...tabs: Page[]): () => number {
  let renewals = 0;
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (isRenewal(request)) renewals += 1;
    });
  }
  return () => renewals;
}

async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('accessToken', 'spoilt'));
}

test('renews the session once for several requests rejected at the same time', { tag: '@network' }, async ({ page, request }) => {
  await signIn(page, request, 'admin');
  const sessionIsRead = answerTo(page, '/api/v1/session');
  await page.goto('/apps/email');
  await rows(page).first().locator('a').click();
  await expect(page.locator('iframe').first()).toBeVisible();
  await sessionIsRead;
  await spoilAccessToken(page);
  const renewals = countRenewals(page);

  // Holds all responses until there are two requests.
  const held: (() => void)[] = [];
  let refused = 0;
  await page.route(/\/(apps\/email|api\/v1)\//, async (route) => {
    if (route.request().headers().authorization === 'Bearer spoilt') {
      refused += 1;
      if (refused < 2) await new Promise<void>((resolve) => held.push(resolve));
      else for (const release of held.splice(0)) release();
    }
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('iframe').first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  expect(renewals()).toBe(1);
  expect(await storedItems(page, 'accessToken')).not.toEqual(['spoilt']);
});

const refusal = (tab: Page) => tab.waitForResponse((response) => response.status() === 401);

test('renews the session once for two tabs rejected at the same time', { tag: '@network' }, async ({ page, context, request }) => {
  await signIn(page, request, 'admin');
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    const sessionIsRead = answerTo(tab, '/api/v1/session');
    await tab.goto('/access-control');
    await expect(tab.getByRole('heading', { name: 'For everyone' })).toBeVisible();
    await sessionIsRead;
    // Other prefetch requests would be rejected too, before the test listens.
    await settled(tab);
  }
  await spoilAccessToken(page);
  const renewals = countRenewals(...tabs);

  // Holds all renewals until both tabs need one.
  const bothAreRefused = Promise.all(tabs.map(refusal));
  await context.route('**/jwt/refresh-token', async (route) => {
    await bothAreRefused;
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Email' }).click()));
  for (const tab of tabs) await expect(rows(tab).first()).toBeVisible();
  expect(renewals()).toBe(1);
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0);
});

test('asks for the password in a dialog when the session ends on the server, and continues', { tag: '@network' }, async ({
  page,
  request,
}) => {
  const { accessToken, userData } = await signUp(page, request);
  await page.goto('/apps/email');
  await expect(rows(page).first()).toBeVisible();
  // Typed before the session ends: the dialog opens automatically and takes the focus.
  const search = page.getByRole('combobox', { name: 'Search mail' });
  await search.fill('oak');
  await expect(page).toHaveURL(/[?&]q=oak/);
  await settled(page);
  const ended = await request.post('/api/v1/logout', { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(ended.ok()).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(userData.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not it');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
  await password.fill(passwordOfNew);
  const answer = page.waitForResponse((response) => response.url().includes('q=oak') && response.ok());
  await password.press('Enter');
  await answer;
  await expect(dialog).toHaveCount(0);
  await expect(search).toHaveValue('oak');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/[?&]q=oak/);
  await expect(page.getByText('The oak is late').first()).toBeVisible();
});

test('shows the maintenance page while the server is down, and hides it automatically', { tag: '@network' }, async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/apps/email');
  await expect(rows(page).first()).toBeVisible();
  const down = /\/readyz|\/apps\/email\/emails/;
  await page.route(down, (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'down' } } }));
  const search = page.getByRole('combobox', { name: 'Search mail' });
  await search.fill('the');
  const cover = page.getByRole('dialog', { name: 'We’ll be right back' });
  await expect(cover).toBeVisible();
  await page.unroute(down);
  await expect(cover).toHaveCount(0);
  await expect(search).toHaveValue('the');
  await expect(rows(page).first()).toBeVisible();
});

test('saves an address on the coming-soon page', async ({ page }) => {
  await page.goto('/misc/coming-soon');
  const email = page.getByLabel('Email');
  await email.fill('somewhere');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  await expect(email).toHaveValue('somewhere');
  await email.fill(`${randomUUID()}@example.com`);
  const kept = answerTo(page, '/api/v1/notify-me');
  await page.getByRole('button', { name: 'Notify me' }).click();
  expect(await kept).toBe(201);
  await expect(page.getByText('Thank you!', { exact: false })).toBeVisible();
});
