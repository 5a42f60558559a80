import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';

for (const { name, width, stored } of looks) {
  test(`axe finds nothing in the users, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await signIn(page, request, 'admin');
    await page.goto('/apps/user/list');
    await expect(page.locator('tr[data-index]').first()).toBeVisible();
    await expectNoFinding(page, 'the list');
    await page.locator('tr[data-index] input').nth(1).check();
    await page.locator('tr[data-index] [aria-haspopup=menu]').nth(2).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFinding(page, 'one chosen, and the menu of another');
    for (const path of [
      '/apps/user/list?open=new',
      '/apps/user/list?open=3',
      '/apps/user/list?open=import',
      '/apps/user/list?q=nobody-like-it',
    ]) {
      await page.goto(path);
      await expect(page.locator(path.includes('open') ? 'dialog input' : '[role=status] p').first()).toBeVisible();
      await expectNoFinding(page, path);
    }
    for (const tab of ['account', 'security', 'billing', 'notifications', 'connections']) {
      await page.goto(`/apps/user/view/1?tab=${tab}`);
      await expect(page.locator('section h2').nth(1)).toBeVisible();
      await expectNoFinding(page, tab);
    }
    for (const path of ['/pages/reset-password-cover', '/pages/reset-password-cover?token=juniper.spent']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoFinding(page, path);
    }
  });
}

async function expectNoFinding(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
}
