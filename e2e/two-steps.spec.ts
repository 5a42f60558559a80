import type { Page } from '@playwright/test';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import { expect, test } from './journey.ts';
import { forgetSession, passwordOfNew, signUp } from './sign-in.ts';

const boxes = (page: Page) => page.getByRole('group', { name: 'Six-digit code' }).getByRole('textbox');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/**
 * The code of the current 30 seconds, or of the next, as from an app whose clock is ahead; neither expires if the period ends meanwhile.
 */
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

test('turns on two-step verification, asks for it at sign-in and over a page, and accepts a code or a recovery code', {
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
  // Arrow keys move between the boxes, in the order of the digits.
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('000000');
  await expect(page.getByText('This code is wrong, expired or already used.')).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page).first()).toHaveValue('');
  await page.reload();
  await page.getByLabel('Don’t ask for a code in this browser for 30 days').check();
  await paste(page, `Your code: ${await codeOf(secret, 1)}`);
  await expect(page).toHaveURL('/access-control');

  // A trusted browser is not asked until the trust is revoked.
  await forgetSession(page);
  await page.goto('/pages/login-cover');
  await signIn();
  await expect(page).toHaveURL('/');
  await page.goto('/apps/user/view/1?tab=security');
  // The response must arrive before the session ends, or it would be rejected.
  await page.getByRole('button', { name: /^Ask .* again$/ }).click();
  await expect(page.getByRole('list', { name: 'Trusted browsers' })).toHaveCount(0);

  // When the session ends, the code is also asked for over the page, and the page's content stays.
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

  // Turning it off requires both the password and a code; the input stays if one is wrong.
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
