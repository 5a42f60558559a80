import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';

const paths = [
  '/apps/todo',
  '/apps/todo/important?sort=manual',
  '/apps/todo/completed',
  '/apps/todo/deleted',
  '/apps/todo/tag/high',
  '/apps/todo?q=nothing-like-it',
  '/apps/todo/nowhere',
];
for (const { name, width, stored } of looks) {
  test(`axe finds nothing in the to-dos, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await signIn(page, request, 'admin');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('li[data-index], [role=status]:not([aria-label])').first()).toBeVisible();
      await expectNoFinding(page, path);
    }
    await page.goto('/apps/todo?sort=manual');
    await page.locator('[data-link]').nth(1).press('x');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectNoFinding(page, 'several chosen');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.type('call tomorrow 5pm #high !');
    await expect(page.locator('[aria-live] bdi').first()).toBeVisible();
    await expectNoFinding(page, 'the line that adds');
    await page.locator('li[data-index] [aria-haspopup]').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFinding(page, 'the menu of a row');
    for (const path of ['/apps/todo?task=new', '/apps/todo?task=5']) {
      await page.goto(path);
      await expect(page.locator('dialog [contenteditable]')).toBeVisible();
      await expectNoFinding(page, path);
    }
  });
}

async function expectNoFinding(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
}
