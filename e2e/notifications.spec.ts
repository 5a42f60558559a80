import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { answerTo, answerToWrite } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { message } from './mailbox.ts';
import { signIn, signUp } from './sign-in.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const row = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text }).first();

type Headers = Record<string, string>;
type Account = 'admin' | 'staff';

/** Removes what a test leaves behind in the company shared by all tests. */
const leftovers: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const remove of leftovers.splice(0)) await remove();
});

const prefer = (request: APIRequestContext, headers: Headers, kinds: Record<string, boolean>) =>
  request.post('/api/v1/notifications/preferences', { headers, data: { kinds } });

/** Opens a page as another person next to the test's own, with its change stream. */
async function openAs(page: Page, name: Account, request: APIRequestContext, path: string, mail = false) {
  const { accessToken } = await signIn(page, request, name);
  const listening = answerTo(page, '/api/v1/events');
  await page.goto(path);
  await listening;
  const headers = { Authorization: `Bearer ${accessToken}` };
  // Other tests run in parallel and write to the same people.
  await prefer(request, headers, { mention: true, mail, assignment: false, reminder: false, chat: false, answer: false });
  leftovers.push(() => prefer(request, headers, { mention: true, mail: true, assignment: true, reminder: true, chat: true, answer: true }));
  await request.post('/api/v1/notifications/mark', { headers, data: { isRead: true } });
  await expect(bell(page)).toHaveAccessibleName('Notifications');
}

async function headersOf(name: Account, page: Page, request: APIRequestContext): Promise<Headers> {
  const { accessToken } = await signIn(page, request, name);
  return { Authorization: `Bearer ${accessToken}` };
}

async function mention(request: APIRequestContext, headers: Headers, text: string, whom = 1): Promise<void> {
  const data = { comment: `For you: ${text}`, mentions: [whom] };
  const { comment } = await (await request.post('/api/v1/kanban/tasks/1/comments', { headers, data })).json();
  leftovers.push(() => request.delete(`/api/v1/kanban/comments/${comment.id}`, { headers }));
}

/** Sends a mail; both copies are removed after the test. */
async function sendMail(request: APIRequestContext, from: Headers, to: { email: string; headers: Headers }, subject: string) {
  const data = { key: randomUUID(), to: [{ name: '', email: to.email }], subject, message: '<p>It is here.</p>' };
  const { email } = await (await request.post('/api/v1/emails/drafts', { headers: from, data })).json();
  await request.post(`/api/v1/emails/drafts/${email.id}/send`, { headers: from, data: { undoSeconds: 0 } });
  for (const headers of [from, to.headers]) leftovers.push(() => deleteMails(request, headers, subject));
}

async function deleteMails(request: APIRequestContext, headers: Headers, q: string): Promise<void> {
  const { emails } = await (await request.get('/apps/email/emails', { headers, params: { q, folder: '' } })).json();
  const emailIds = emails.map(({ id }: { id: number }) => id);
  if (emailIds.length === 0) return;
  await request.post('/apps/email/update-emails', { headers, data: { emailIds, dataToUpdate: { folder: 'trash' } } });
  await request.post('/api/v1/emails/delete', { headers, data: { emailIds } });
}

test('counts a mention on the other person’s bell, opens the card, and marks it as read', { tag: '@two-browsers' }, async ({
  page,
  request,
  other: maren,
}) => {
  const staff = await headersOf('staff', page, request);
  await openAs(maren, 'admin', request, '/access-control');
  await mention(request, staff, 'the kettle?');
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 1 unread');
  await mention(request, staff, 'and the lamps?');
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(maren).click();
  await expect(row(maren, 'the kettle?')).toContainText('Josephine Okonkwo-Brandt mentioned you on a card');
  await row(maren, 'the kettle?').getByRole('link').click();
  await expect(maren).toHaveURL(/\/apps\/kanban\?task=1$/);
  await expect(panel(maren)).toBeHidden();
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 1 unread');
});

test('marks notifications as read one by one and all at once, undoes it, and works by keyboard', { tag: '@two-browsers' }, async ({
  page,
  request,
  other: maren,
}) => {
  const staff = await headersOf('staff', page, request);
  await openAs(maren, 'admin', request, '/access-control');
  for (const text of ['first', 'second', 'third']) await mention(request, staff, text);
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 3 unread');
  await maren.keyboard.press('Shift+N');
  await expect(row(maren, 'third')).toBeVisible();
  await maren.keyboard.press('ArrowDown');
  await expect(row(maren, 'third').getByRole('link')).toBeFocused();
  await maren.keyboard.press('ArrowDown');
  await expect(row(maren, 'second').getByRole('link')).toBeFocused();
  await maren.keyboard.press('Tab');
  await maren.keyboard.press('Enter');
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 2 unread');
  await panel(maren).getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(row(maren, 'third')).toBeVisible();
  await expect(row(maren, 'second')).toHaveCount(0);
  await panel(maren).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(maren).getByText('No unread notifications')).toBeVisible();
  await expect(bell(maren)).toHaveAccessibleName('Notifications');
  const unmarked = answerTo(maren, '/api/v1/notifications/mark');
  await message(maren, '2 notifications marked as read').getByRole('button', { name: 'Undo' }).click();
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 2 unread');
  expect(await unmarked).toBe(200);
  await maren.reload();
  await expect(bell(maren)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(maren).click();
  await expect(row(maren, 'third')).toBeVisible();
  await maren.keyboard.press('Escape');
  await expect(panel(maren)).toBeHidden();
  await expect(bell(maren)).toBeFocused();
});

test('notifies about new mail until it is read, and skips notifications that are turned off', { tag: '@two-browsers' }, async ({
  page,
  request,
  other: josephine,
}) => {
  await openAs(josephine, 'staff', request, '/access-control', true);
  const to = { email: 'staff@demo.com', headers: await headersOf('staff', page, request) };
  const maren = await headersOf('admin', page, request);
  const subject = `Oak ${randomUUID().slice(0, 6)}`;
  await sendMail(request, maren, to, subject);
  await expect(bell(josephine)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(josephine).click();
  await row(josephine, subject).getByRole('link').click();
  await expect(josephine).toHaveURL(/\/apps\/email\/inbox\/\d+/);
  await expect(josephine.getByRole('heading', { name: subject })).toBeVisible();
  await expect(bell(josephine)).toHaveAccessibleName('Notifications');

  await bell(josephine).click();
  await panel(josephine).getByRole('button', { name: 'Notification settings' }).click();
  const mails = panel(josephine).getByRole('switch', { name: 'New mail' });
  await expect(mails).toBeChecked();
  const saved = answerToWrite(josephine, '/api/v1/notifications/preferences');
  await mails.click();
  await expect(mails).not.toBeChecked();
  expect(await saved).toBe(200);
  await sendMail(request, maren, to, `${subject} again`);
  await mention(request, maren, 'after it', 3);
  await expect(bell(josephine)).toHaveAccessibleName('Notifications, 1 unread');
});

test('shows an error when notifications cannot be loaded, and loads them on retry', { tag: '@network' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.route('**/api/v1/notifications?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x' } } }),
  );
  await page.goto('/access-control');
  await bell(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('Couldn’t load the notifications', { timeout: 30_000 });
  await page.unroute('**/api/v1/notifications?*');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('listitem')).not.toHaveCount(0);
});

test('shows a browser notification in a background tab, and only in one of them', {
  tag: '@two-browsers',
}, async ({ page, request, other: maren }) => {
  const staff = await headersOf('staff', page, request);
  await openAs(maren, 'admin', request, '/access-control');
  const tabs = [await maren.context().newPage(), await maren.context().newPage()];
  for (const tab of tabs) {
    await tab.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      const shown: string[] = [];
      const Stub = class {
        static permission = 'granted';
        constructor(title: string) {
          shown.push(title);
        }
      };
      Object.assign(window, { Notification: Stub, shown });
      localStorage.setItem('browserNotifications', 'on');
    });
    await tab.goto('/access-control');
    await expect(bell(tab)).toHaveAccessibleName('Notifications');
  }
  await maren.close();
  const shown = async () =>
    (await Promise.all(tabs.map((tab) => tab.evaluate(() => (window as unknown as { shown: string[] }).shown)))).flat();
  await mention(request, staff, 'behind your back');
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(shown).toEqual(['Josephine Okonkwo-Brandt mentioned you on a card']);
  await mention(request, staff, 'again');
  await expect.poll(async () => (await shown()).length).toBe(2);
});
