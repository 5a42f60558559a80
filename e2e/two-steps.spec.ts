import type { Page } from '@playwright/test';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import { expect, test } from './journey.ts';
import { forgetSession, passwordOfNew, signUp } from './sign-in.ts';

const boxes = (page: Page) => page.getByRole('group', { name: 'Six-digit code' }).getByRole('textbox');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The code of this half minute, or of the next one, which an app that is ahead has: neither is too old when the half minute ends meanwhile. */
const codeOf = (secret: string, ahead = 0) => codeAt(fromBase32(secret), stepAt(new Date()) + ahead);

async function paste(page: Page, text: string): Promise<void> {
  await boxes(page)
    .nth(2)
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

test('the second step is turned on, asked for when signing in and over a page, and passed by a code or a recovery code', {
  tag: '@server',
}, async ({ page, request }) => {
  test.slow();
  const { accessToken, userData } = await signUp(page, request);
  await page.goto('/apps/user/view/1?tab=security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await dialog(page, 'Two-step verification').getByLabel('Password', { exact: true }).fill(passwordOfNew);
  await dialog(page, 'Two-step verification').getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog(page, 'Two-step verification').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await boxes(page)
    .first()
    .pressSequentially(await codeOf(secret));
  const listed = dialog(page, 'Recovery codes').getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await dialog(page, 'Recovery codes').getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  const signIn = async () => {
    await page.getByLabel('Email or username').fill(userData.email);
    await page.getByLabel('Password', { exact: true }).fill(passwordOfNew);
    await page.getByLabel('Password', { exact: true }).press('Enter');
  };
  await forgetSession(page);
  await page.goto('/pages/login-basic?to=/access-control');
  await signIn();
  await expect(page).toHaveURL('/pages/two-steps-basic?to=%2Faccess-control');
  // Keys move between the boxes, in the order of the figures.
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('000000');
  await expect(page.getByText('This code is wrong, expired or already used.')).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page).first()).toHaveValue('');
  // It outlives a reload.
  await page.reload();
  await page.getByLabel('Don’t ask for a code in this browser for 30 days').check();
  await paste(page, `Your code: ${await codeOf(secret, 1)}`);
  await expect(page).toHaveURL('/access-control');

  // A trusted browser is not asked, until that is taken back.
  await forgetSession(page);
  await page.goto('/pages/login-cover');
  await signIn();
  await expect(page).toHaveURL('/');
  await page.goto('/apps/user/view/1?tab=security');
  // Its answer has to be there before the session ends, which would refuse it.
  await page.getByRole('button', { name: /^Ask .* again$/ }).click();
  await expect(page.getByRole('list', { name: 'Trusted browsers' })).toHaveCount(0);

  // Over a page that has lost its session the code is asked for too; what stands on it stays.
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { sessions } = await (await request.get('/api/v1/users/1/security', { headers })).json();
  for (const { id, isOwn } of sessions)
    if (!isOwn) await request.post('/api/v1/users/1/end-sessions', { headers, data: { sessionId: id } });
  const ended = dialog(page, 'Your session has ended');
  await ended.getByLabel('Password', { exact: true }).fill(passwordOfNew);
  await ended.getByLabel('Password', { exact: true }).press('Enter');
  await ended.getByRole('button', { name: 'Use a recovery code' }).click();
  await ended.getByLabel('Recovery code').fill(codes[3] ?? '');
  await ended.getByLabel('Recovery code').press('Enter');
  await expect(ended).toHaveCount(0);
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();

  // Turning it off takes both proofs; what was typed stays when one is wrong.
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = dialog(page, 'Two-step verification');
  const [password, code] = [off.getByLabel('Password', { exact: true }), off.getByLabel('Code from your app')];
  await password.fill(passwordOfNew);
  await code.press('Enter');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await expect(code).toBeFocused();
  await expect(password).toHaveValue(passwordOfNew);
  await code.fill(codes[4] ?? '');
  await code.press('Enter');
  await expect(off).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});
