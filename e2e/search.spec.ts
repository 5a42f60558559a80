import type { Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { goOffline } from './go-offline.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn, signUp } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const field = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('finds a record, opens it on Enter, and lists it under recent', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/access-control');
  await openPalette(page);
  const answered = answerTo(page, '/api/v1/search');
  // Filled at once, so the response is not for a shorter query.
  await field(page).fill('in:client mar');
  await answered;
  const first = page.getByRole('group', { name: 'Clients' }).getByRole('option').first();
  await expect(first.locator('mark').first()).toBeVisible();
  const name = (await first.locator('bdi').first().textContent()) ?? '';
  await first.click();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(/\/apps\/invoice\/clients/);
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(name);
});

test('finds a misspelled word, and has a page of all results with filters that write the query', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/access-control');
  await openPalette(page);
  await page.keyboard.type('invioce');
  await option(page, 'All results for “invioce”').click();
  await expect(page).toHaveURL('/apps/search?q=invioce');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  const kinds = page.getByRole('group', { name: 'Kinds' });
  await kinds.getByRole('button', { name: /^Mail/ }).click();
  await expect(page).toHaveURL(/q=invioce(\+|%20)in%3Amail/);
  await expect(kinds.getByRole('button', { name: /^Mail/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('From').fill('Maren Holt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Search or run a command' })).toHaveValue('invioce in:mail from:"Maren Holt"');
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('Maren Holt');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/apps/search?q=invioce');
});

test('accepts search operators in the user’s language, and keeps the English ones in the address', async ({ page, request }) => {
  await signUp(page, request);
  await presetStorage(page, { language: 'de' });
  await page.goto('/apps/search?q=eiche');
  const line = page.getByRole('textbox', { name: 'Suchen oder Befehl eingeben' });
  await line.fill('eiche von:maren in:Karten');
  await expect(page).toHaveURL(/q=eiche(\+|%20)from%3Amaren(\+|%20)in%3Acard$/);
  await expect(line).toHaveValue('eiche von:maren in:Karten');
  await expect(page.getByLabel('Von', { exact: true })).toHaveValue('maren');
  await page.reload();
  await expect(line).toHaveValue('eiche von:maren in:karte');
});

test('starts a new invoice for a client named in the same query', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/access-control');
  await openPalette(page);
  // Inserted at once: a shorter query would match another client.
  await page.keyboard.insertText('new invoice for mar');
  const found = option(page, /^New invoice for [^…]/).first();
  const client = ((await found.locator('bdi').first().textContent()) ?? '').replace('New invoice for ', '');
  await found.click();
  await expect(page).toHaveURL(/\/apps\/invoice\/add\?client=\d+/);
  await expect(page.locator('main')).toContainText(client);
});

test('runs commands by name from anywhere', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/invoice/list');
  const search = page.getByRole('textbox', { name: 'Search invoices' });
  // Also while typing in a field.
  await search.focus();
  await openPalette(page);
  await page.keyboard.type('dark theme');
  await expect(option(page, /^Use dark theme/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(search).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('calender');
  await expect(option(page, 'Calendar').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('new to-do water the figs');
  await expect(option(page, 'New to-do “water the figs”')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '“water the figs” added' })).toBeVisible();
  const takenBack = answerTo(page, '/api/v1/todo/update-tasks');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await takenBack).toBe(200);
  await page.goto('/apps/todo?q=water+the+figs');
  await expect(page.getByRole('main').getByText('No to-do here matches “water the figs”.')).toBeVisible();

  // A command asks for its argument; one step back leaves it.
  await openPalette(page);
  await page.keyboard.type('change the language');
  await expect(option(page, /^Change the language/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(option(page, 'العربية')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(option(page, 'العربية')).toBeHidden();
});

test('hides invoice creation without permission', { tag: '@server' }, async ({ page, request }) => {
  await signIn(page, request, 'client');
  await page.goto('/access-control');
  await openPalette(page);
  await page.keyboard.type('invoice');
  await expect(option(page, /All results/)).toBeVisible();
  await expect(option(page, /New invoice/)).toHaveCount(0);
});

test('lists its key among the shortcuts, and finds shortcuts of the page by name', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/invoice/clients');
  await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search and commands');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await field(page).fill('show keyboard');
  await expect(option(page, /^Show keyboard shortcuts/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('offers pages and actions while results are pending, and ignores a stale response', {
  tag: '@network',
}, async ({ page, request }) => {
  await signUp(page, request);
  const hit = (title: string) => ({
    kind: 'client',
    id: 1,
    title,
    titleMarks: [[0, 3]],
    detail: '',
    detailMarks: [],
    time: null,
    path: '/apps/invoice/clients/1',
  });
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route('**/api/v1/search?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (q === 'cal') await held;
    await route
      .fulfill({ json: { groups: [{ kind: 'client', hits: [hit(`Found by ${q}`)], isMore: false }], corrections: [] } })
      .catch(() => undefined);
  });
  await page.goto('/access-control');
  await openPalette(page);
  const asked = page.waitForRequest(/\/api\/v1\/search\?q=cal$/);
  await page.keyboard.type('cal');
  await asked;
  await expect(option(page, 'Calendar').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('x');
  await expect(option(page, /Found by calx/)).toBeVisible();
  answerFirst();
  await expect(option(page, /Found by cal$/)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(option(page, 'Calendar').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/calendar/);
});

test.describe('with parts prefetched before going offline', () => {
  test.use({ loadsAhead: true });

  test('shows a failure and retries it; pages and actions are found offline', { tag: '@network' }, async ({ page, request }) => {
    await signUp(page, request);
    await page.route('**/api/v1/search?*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await page.goto('/access-control');
    await openPalette(page);
    await page.keyboard.type('calendar');
    await expect(page.getByRole('alert')).toContainText('The search failed.');
    await expect(option(page, 'Calendar').first()).toBeVisible();
    await page.unroute('**/api/v1/search?*');
    const empty = { groups: [], corrections: [{ word: 'calendar', instead: 'colander' }] };
    await page.route('**/api/v1/search?*', (route) => route.fulfill({ json: empty }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Results for “colander” instead of “calendar”')).toBeVisible();
    await goOffline(page);
    await expect(page.getByText('You’re offline: only pages and actions are found.')).toBeVisible();
    await expect(option(page, 'Calendar').first()).toBeVisible();
    await field(page).fill('dark theme');
    await expect(option(page, /^Use dark theme/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  });
});
