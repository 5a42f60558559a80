import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { onePixel } from './one-pixel.ts';
import { keepSession, passwordOfNew, signUp } from './sign-in.ts';

test('updates name and avatar everywhere, and undoes the change', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/todo');
  const userMenu = page.getByRole('banner').getByRole('button', { name: 'Admin' });
  await userMenu.click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const names = page.getByRole('region', { name: 'Names' });
  const fullName = names.getByRole('textbox', { name: 'Full name' });
  const before = await fullName.inputValue();
  await fullName.fill('Ida Lund');
  await names.getByRole('textbox', { name: 'Username' }).fill('a b');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(names.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expect(fullName).toHaveValue('Ida Lund');
  await names.getByRole('textbox', { name: 'Username' }).fill(`ida.${Date.now()}`);
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Saved: Username and Full name' })).toBeVisible();
  await expect(userMenu).toContainText('Ida Lund');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(userMenu).toContainText(before);
  await expect(fullName).toHaveValue(before);

  const portrait = page.getByRole('region', { name: 'Portrait' });
  await portrait.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2');
  await crop.getByRole('application').press('ArrowLeft');
  await crop.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByRole('group', { name: 'Portrait changed' })).toBeVisible();
  await expect(userMenu.locator('img')).toHaveAttribute('src', /./);
});

test('ends other sessions when the password changes', { tag: '@two-browsers' }, async ({ page, other, request }) => {
  const { email } = (await signUp(page, request)).userData;
  const answer = await request.post('/jwt/login', { data: { email, password: passwordOfNew } });
  await keepSession(other, await answer.json());
  const heard = answerTo(other, '/api/v1/events');
  await other.goto('/apps/todo');
  await heard;
  await page.goto('/pages/account-settings?tab=security');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill('not it');
  await card.getByLabel('New password').fill('another long password');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByText('The password is incorrect.')).toBeVisible();
  await card.getByLabel('Current password').fill(passwordOfNew);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('group', { name: /one other session ended/ })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
});
