import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const visitorPages = ['/pages/login-basic', '/pages/login-cover', '/pages/register-basic', '/pages/register-cover'];
const pages = [
  '/access-control',
  '/misc/not-authorized',
  '/misc/error',
  '/misc/maintenance',
  '/misc/coming-soon',
  '/nowhere',
  '/apps/email',
  '/apps/email/draft',
  '/apps/email/scheduled',
  '/apps/email/trash',
  '/apps/email/inbox?q=nothing-like-it',
];

for (const { name, width, stored } of looks) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await bringAxe(page);
      await presetStorage(page, stored);
    });

    test(`axe finds nothing for visitors, ${name}`, async ({ page }) => {
      for (const path of visitorPages) {
        await page.goto(path);
        await expectNoFinding(page, path);
      }
      await page.getByRole('textbox').first().press('Enter');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoFinding(page, 'the messages under the fields');
    });

    test(`axe finds nothing for who is signed in, ${name}`, async ({ page, request }) => {
      await signIn(page, request, 'admin');
      for (const path of pages) {
        await page.goto(path);
        if (path.startsWith('/apps')) await expect(page.locator('li[data-index], main p').first()).toBeVisible();
        await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
        await expectNoFinding(page, path);
      }
      // A mail with labels and attachments, one with replies, one with remote images.
      for (const path of ['/apps/email/inbox/6', '/apps/email/inbox/3', '/apps/email/spam/4']) {
        await page.goto(path);
        await expect(page.locator('iframe').first()).toBeVisible();
        await expectNoFinding(page, path);
      }
    });
  });
}

test('axe finds nothing in what opens over the page', async ({ page, request }) => {
  await bringAxe(page);
  await signIn(page, request, 'admin');
  await presetStorage(page, { customizer: 'on' });
  await page.goto('/access-control');
  for (const name of ['Account', 'Language', 'Show keyboard shortcuts', 'Customize the layout']) {
    const button = name === 'Account' ? page.getByRole('button', { name: /Admin/ }) : page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.locator('[role=menu], dialog[open]')).toBeVisible();
    await expectNoFinding(page, name);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=menu], dialog[open]')).toHaveCount(0);
  }
});

async function expectNoFinding(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  expect.soft(await axeFindings(page), what).toEqual([]);
}
