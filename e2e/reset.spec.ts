import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { passwordOfNew, signUp } from './sign-in.ts';

/** Returns the path of the newest link mailed to an address, read from the developer outbox. */
async function linkTo(request: APIRequestContext, token: string | undefined, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { messages } = await (await request.get('/api/v1/dev/outbox', { params: { token: token ?? '' } })).json();
      const found = messages.find(({ to }: { to: string[] }) => to.includes(email));
      link = found?.links[0] ?? '';
      return link;
    })
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('resets a forgotten password through the mailed link, and ends sessions elsewhere', {
  tag: '@server',
}, async ({ page, request, other, server }) => {
  const { email } = (await signUp(page, request)).userData;
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { name: 'For everyone' })).toBeVisible();

  await other.goto('/pages/login-cover');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(other).toHaveURL('/pages/forgot-password-cover');
  await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await other.getByLabel('Email').fill('nobody');
  await other.getByLabel('Email').press('Enter');
  await expect(other.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByRole('heading', { name: 'The link is in the outbox' })).toBeVisible();

  await other.goto(await linkTo(request, server.outboxToken, email));
  await expect(other.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill('seven purple lamps');
  await other.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('heading', { level: 1, name: /^Good .*, Nora$/ })).toBeVisible();

  // The session has ended here, and the old password is rejected.
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill(passwordOfNew);
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
  await password.fill('seven purple lamps');
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
});
