import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { choose, message, openUsers, row, rows, search } from './user-list.ts';

/** The address in the mail of the last invitation that somebody sent. */
async function linkInSent(request: APIRequestContext, accessToken: string): Promise<string> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/apps/email/emails', { headers, params: { folder: 'sent', q: 'invites' } });
      const { emails } = await answer.json();
      link = /\/pages\/reset-password-cover\?token=[\w.-]+/.exec(emails[0]?.message ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('somebody invited sets a password, joins with the rights of the role, and the link is used up', async ({ page, request, browser }) => {
  const { accessToken, find } = await openUsers(page, request);
  await search(page, 'ananya');
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'Ananya Krishnamurthy', 'Invite');
  await expect(message(page, 'An invitation is on its way to Ananya Krishnamurthy.')).toBeVisible();
  await expect(row(page, 'Ananya Krishnamurthy')).toContainText('Pending');
  const link = await linkInSent(request, accessToken);

  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Welcome, Ananya Krishnamurthy' })).toBeVisible();
  await password(other).fill('short');
  await other.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(password(other)).toHaveAttribute('aria-invalid', 'true');
  await other.getByLabel('Username').fill(`ananya${Date.now()}`);
  await password(other).fill('seven purple lamps');
  await other.getByRole('button', { name: 'Join and sign in' }).click();
  await other.waitForURL('**/apps/email**');
  await expect(other.getByText('Ananya Krishnamurthy').first()).toBeVisible();
  // A maintainer adds and changes users, and deletes none.
  await other.goto('/apps/user/list?q=bj');
  await other.getByRole('button', { name: /^Actions for Bj/ }).click();
  await expect(other.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await other.close();
  await expect(row(page, 'Ananya Krishnamurthy')).toContainText('Active');
  expect((await find('ananya'))[0]?.status).toBe('active');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is of no use any more' })).toBeVisible();
});

test('whoever is signed in is told that the link signs them out; without a link the page says what to do', async ({ page, request }) => {
  const { accessToken } = await openUsers(page, request);
  await search(page, 'bj');
  await choose(page, 'Bjørn Åsgård', 'Invite');
  const link = await linkInSent(request, accessToken);
  await page.goto('/pages/reset-password-cover');
  await expect(page.getByText('Open this page by the link in the mail')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Nora Quill is signed in here, and is signed out when you go on.')).toBeVisible();
  await page.getByLabel('Username').fill(`bjorn${Date.now()}`);
  await password(page).fill('seven purple lamps');
  await page.getByRole('button', { name: 'Join and sign in' }).click();
  await page.waitForURL('**/apps/email**');
  await expect(page.getByText('Bjørn Åsgård').first()).toBeVisible();
  const old = await request.get('/api/v1/session', { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(old.status()).toBe(401);
});
