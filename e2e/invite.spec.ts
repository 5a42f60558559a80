import type { Page } from '@playwright/test';
import { bringAxe } from './axe-findings.ts';
import { expect, test } from './mailing-server.ts';
import { presetStorage } from './preset-storage.ts';
import { lookAtAll, lookAtMirrored } from './sweep/looks.ts';
import { untranslatedTexts } from './untranslated-texts.ts';
import { button, choose, message, openUsers, row, rows, search } from './user-list.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const notice = (page: Page) => page.getByRole('complementary', { name: 'Confirm your address' });

test('requires a confirmed address to invite; an invited person sets a password, joins with the permissions of the role, and the link expires', {
  tag: '@server',
}, async ({ page, request, other, mailing }) => {
  test.slow();
  const { accessToken, email, find } = await openUsers(page, request);
  await expect(notice(page)).toContainText(`link sent to ${email}`);
  await search(page, 'ananya');
  await expect(rows(page)).toHaveCount(1);
  const [invited] = await find('ananya');
  await choose(page, 'Ananya Krishnamurthy', 'Invite');
  await expect(message(page, /^Confirm your address before/)).toBeVisible();
  const first = await mailing.linkTo(email);
  await button(page, 'Send again').click();
  await expect(message(page, `A new link to ${email} is queued.`)).toBeVisible();
  const second = await mailing.linkTo(email, [first]);

  await other.goto(first);
  await button(other, 'Confirm address').click();
  await expect(other.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await other.goto(second);
  await button(other, 'Confirm address').click();
  await expect(other.getByText(`${email} is confirmed.`)).toBeVisible();
  // The open page updates live.
  await expect(notice(page)).toHaveCount(0);

  await choose(page, 'Ananya Krishnamurthy', 'Invite');
  await expect(message(page, 'Invitation to Ananya Krishnamurthy queued')).toBeVisible();
  await expect(row(page, 'Ananya Krishnamurthy')).toContainText('Pending');
  // A person added just now is also named, though no list contains them yet.
  await button(page, 'Invite people').click();
  const inviting = page.getByRole('dialog', { name: 'Invite people' });
  await inviting.getByLabel('Email addresses').fill('Zora Aalto <zora@aalto.example>');
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(message(page, 'Invitation to Zora Aalto queued')).toBeVisible();
  const link = await mailing.linkTo(invited?.email ?? '');
  const headers = { Authorization: `Bearer ${accessToken}` };
  const sent = await request.get('/apps/email/emails', { headers, params: { folder: 'sent', q: 'invites' } });
  expect(await sent.text()).not.toContain('token=');

  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Welcome, Ananya Krishnamurthy' })).toBeVisible();
  await password(other).fill('short');
  await other.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(password(other)).toHaveAttribute('aria-invalid', 'true');
  await other.getByLabel('Username').fill(`ananya${Date.now()}`);
  await password(other).fill('seven purple lamps');
  await other.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Good .*, Ananya$/ })).toBeVisible();
  await expect(other.getByText('Ananya Krishnamurthy').first()).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  // A maintainer can add and change users but not delete them.
  await other.goto('/apps/user/list?q=bj');
  await other.getByRole('button', { name: /^Actions for Bj/ }).click();
  await expect(other.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await expect(row(page, 'Ananya Krishnamurthy')).toContainText('Active');
  expect((await find('ananya'))[0]?.status).toBe('active');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('warns a signed-in user that the link signs them out, and explains what to do without a link', { tag: '@server' }, async ({
  page,
  request,
  mailing,
}) => {
  const { accessToken, email, find } = await openUsers(page, request);
  await page.goto(await mailing.linkTo(email));
  await button(page, 'Confirm address').click();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.goto('/apps/user/list?q=bj');
  const [invited] = await find('bj');
  await choose(page, 'Bjørn Åsgård', 'Invite');
  const link = await mailing.linkTo(invited?.email ?? '');
  await page.goto('/pages/reset-password-cover');
  await expect(page.getByText('Open this page with the link in the email')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Nora Quill is signed in here and will be signed out when you continue.')).toBeVisible();
  await page.getByLabel('Username').fill(`bjorn${Date.now()}`);
  await password(page).fill('seven purple lamps');
  await page.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Bjørn$/ })).toBeVisible();
  await expect(page.getByText('Bjørn Åsgård').first()).toBeVisible();
  const old = await request.get('/api/v1/session', { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(old.status()).toBe(401);
});

test('has no axe findings on the unconfirmed-address notice and its link page in every theme', { tag: '@server' }, async ({
  page,
  request,
  mailing,
}) => {
  await bringAxe(page);
  const { email } = await openUsers(page, request, '/apps/permissions');
  await expect(page.getByText(email)).toBeVisible();
  await lookAtAll(page, { what: 'an address that waits' });
  await page.goto(await mailing.linkTo(email));
  const confirm = button(page, 'Confirm address');
  await expect(confirm).toBeVisible();
  await lookAtAll(page, { what: 'the page of the link' });
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await lookAtAll(page, { what: 'an address that is confirmed' });
});

test('has no axe findings on the notice and its link page in Arabic', { tag: '@server' }, async ({ page, request, mailing }) => {
  await bringAxe(page);
  await presetStorage(page, { language: 'ar', direction: 'rtl' });
  const { email } = await openUsers(page, request, '/apps/permissions');
  await expect(page.getByText(email)).toBeVisible();
  await lookAtMirrored(page, { what: 'an address that waits' });
  await page.goto(await mailing.linkTo(email));
  const confirm = page.getByRole('main').getByRole('button').first();
  await expect(confirm).toBeVisible();
  expect(await untranslatedTexts(page, [])).toEqual([]);
  await lookAtMirrored(page, { what: 'the page of the link' });
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await lookAtMirrored(page, { what: 'an address that is confirmed' });
});
