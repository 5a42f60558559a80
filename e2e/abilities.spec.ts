import type { APIRequestContext, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';
import { visit } from './sweep/visit.ts';

type Rules = { action: string; subject: string }[];

const read = (...subjects: string[]): Rules => subjects.map((subject) => ({ action: 'read', subject }));
const everything = read('Email', 'Board', 'Todo', 'Calendar', 'Chat', 'Notification', 'ACL', 'Auth');

/** Signs in a user whose abilities the page sees as `rules`. Returns how to change the rules, and the requests the page sent. */
async function signInAble(page: Page, request: APIRequestContext, rules: Rules) {
  const signedIn = await signIn(page, request, 'admin');
  let userData = { ...signedIn.userData, ability: rules, role: 'subscriber' };
  await presetStorage(page, { userData: JSON.stringify(userData) });
  await page.route('**/api/v1/session', (route) => route.fulfill({ json: { userData } }));
  const asked: string[] = [];
  page.on('request', (one) => asked.push(`${one.method()} ${new URL(one.url()).pathname}`));
  return {
    ...signedIn,
    asked,
    give: (given: Rules) => {
      userData = { ...userData, ability: given };
    },
  };
}

/** Expects no input fields, and no axe findings. */
async function expectCalm(page: Page, what: string): Promise<void> {
  const fields = page.locator(':is(input, textarea, select, [contenteditable=true]):visible:not([type=search])');
  // Searching and selecting calendars count as reading.
  expect.soft(await fields.evaluateAll((all) => all.filter((one) => !one.closest('fieldset, search')).length), what).toBe(0);
  expect.soft(await axeFindings(page), what).toEqual([]);
}

test('shows read-only pages to a read-only user', { tag: '@network' }, async ({ page, request }) => {
  await bringAxe(page);
  const { asked } = await signInAble(page, request, everything);
  await page.goto('/apps/todo');
  await expect(page.locator('li[data-index]').first()).toBeVisible();
  await expectCalm(page, 'the to-dos');
  await page.locator('[data-link]').nth(2).click();
  await expect(page.locator('[role=dialog] dl')).toBeVisible();
  await expectCalm(page, 'a to-do');
  await visit(page, '/apps/todo?task=new');
  await expect(page.locator('li[data-index]').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, '/apps/kanban');
  await page.locator('[data-card]').first().click();
  await expect(page.locator('[role=dialog] dl')).toBeVisible();
  await expectCalm(page, 'the boards and a card');

  await visit(page, '/apps/calendar?view=list');
  await page.locator('[data-key]').first().click();
  await expect(page.getByRole('dialog').locator('dl')).toBeVisible();
  await expectCalm(page, 'the card of an event');
  await page.getByRole('dialog').getByRole('button', { name: 'Details' }).click();
  await expect(page.locator('section[role=dialog] dl')).toBeVisible();
  await expectCalm(page, 'an event');

  await visit(page, '/apps/email');
  await page.locator('li[data-index] a').first().click();
  await expect(page.locator('iframe').first()).toBeVisible();
  await expectCalm(page, 'a mail');
  await visit(page, '/apps/email/settings/signature');
  await expect(page.locator('main h2')).toBeVisible();
  await expectCalm(page, 'the settings of mail');

  await visit(page, '/apps/chat');
  await page.locator('[data-row]').first().click();
  await expect(page.locator('li[data-id]').last()).toBeVisible();
  await expectCalm(page, 'a chat');

  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
  expect(asked.filter((one) => one.includes('/api/v1/people'))).toEqual([]);
});

test('shows read-only pages without axe findings on a phone, in dark mode and in Arabic', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringAxe(page);
  await presetStorage(page, { skin: 'dark', language: 'ar' });
  await signInAble(page, request, everything);
  await page.goto('/apps/todo?task=5');
  await expect(page.locator('[role=dialog] dl')).toBeVisible();
  await expectCalm(page, 'a to-do');
  await page.goto('/apps/kanban?task=1');
  await expect(page.locator('[role=dialog] dl')).toBeVisible();
  await expectCalm(page, 'a card');
  await page.goto('/access-control');
  await expect(page.locator('main li')).toHaveCount(everything.length);
  await expectCalm(page, 'the own rights');
});

test('hides the shortcuts of actions the user cannot perform, and their entries in the shortcut list', { tag: '@network' }, async ({
  page,
  request,
}) => {
  const { asked } = await signInAble(page, request, everything);
  await page.goto('/apps/todo?sort=manual');
  await page.locator('[data-link]').nth(1).focus();
  for (const key of ['x', 'c', 's', '#', 'n', 'Alt+ArrowDown', ' ']) await page.keyboard.press(key);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Search', { exact: true })).toBeVisible();
  for (const text of ['Add', 'Delete', 'Move', 'Complete', 'Select']) await expect(dialog.getByText(text)).toHaveCount(0);
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
});

test('starts on the first page the user can open and hides the others', { tag: '@network' }, async ({ page, request }) => {
  const { asked } = await signInAble(page, request, [{ action: 'manage', subject: 'Calendar' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/apps\/calendar/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText(['Calendar']);
  await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);
  // Due dates from other apps and the people to invite need other permissions.
  await expect(page.getByText('Also show')).toHaveCount(0);
  await page.keyboard.press('n');
  await page.getByRole('combobox', { name: 'Guests' }).fill('Maren');
  const offered = page.getByRole('listbox', { name: 'Guests' }).getByRole('option');
  await expect(offered).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Guests' }).fill('maren@elsewhere.example');
  await expect(offered).toHaveCount(1);
  // File names reflect their contents, and bundles may contain parts of other pages.
  expect(asked.filter((one) => !one.includes('/assets/') && /people|notifications|overlays|chat/.test(one))).toEqual([]);
  await page.goto('/apps/kanban');
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
});

test('applies permission changes at once: a page becomes unavailable, and a session ends', { tag: ['@network', '@core'] }, async ({
  page,
  request,
}) => {
  const { give, accessToken } = await signInAble(page, request, [...read('Todo', 'Calendar'), { action: 'manage', subject: 'Board' }]);
  const endSession = (token: string) => request.post('/api/v1/logout', { headers: { Authorization: `Bearer ${token}` } });
  /** An event about the person's sessions makes the page refetch their permissions. */
  const endAnother = async () => {
    const another = await request.post('/jwt/login', { data: { email: 'admin', password: 'admin' } });
    await endSession((await another.json()).accessToken);
  };
  const opened = answerTo(page, '/api/v1/events');
  await page.goto('/apps/kanban');
  await opened;
  await expect(page.getByRole('button', { name: 'Add column' })).toBeVisible();
  give(read('Todo', 'Calendar', 'Board'));
  await endAnother();
  await expect(page.getByRole('button', { name: 'Add column' })).toHaveCount(0);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  give(read('Todo', 'Calendar'));
  await endAnother();
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
  const openedAgain = answerTo(page, '/api/v1/events');
  await page.goto('/apps/todo');
  await openedAgain;
  await endSession(accessToken);
  await expect(page.locator('dialog:modal input[type=password]')).toBeVisible();
});

test('explains a missing permission in place of the dialog content', { tag: '@network' }, async ({ page, request }) => {
  await signInAble(page, request, read('View', 'ACL', 'Auth'));
  await page.goto('/pages/modal-examples');
  await page.getByRole('button', { name: 'Show: Refer and earn' }).click();
  const invite = page.getByRole('dialog', { name: 'Refer and earn' });
  await expect(invite).toContainText('Your role doesn’t let you add to users.');
  await expect(invite.getByRole('textbox')).toHaveCount(0);
});
