import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

for (const { name, width, stored } of looks) {
  test(`axe finds nothing in roles, permissions and the audit log, ${name}`, async ({ page, request }) => {
    // A dozen views, each looked at as a whole.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await signIn(page, request, 'admin');
    const isFine = async (what: string) => {
      expect.soft(await axeFindings(page), what).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
      if (stored.language === 'ar') expect.soft(await untranslatedTexts(page, await namesOn(page)), what).toEqual([]);
    };

    await page.goto('/apps/roles');
    await expect(page.locator('main h2').first()).toBeVisible();
    await isFine('roles');
    await page.locator('main ul ul button').first().click();
    await expect(page.locator('dialog [data-allowed]')).toBeVisible();
    await isFine('why');
    for (const address of ['/apps/roles?role=editor', '/apps/roles?role=admin', '/apps/roles?role=nowhere']) {
      await page.goto(address);
      await expect(page.locator('dialog :is(fieldset, tbody tr, [role=status])').first()).toBeVisible();
      await isFine(address);
    }
    await page.goto('/apps/roles?role=subscriber');
    await page.locator('dialog input[type=checkbox]:not(:checked)').last().check();
    await page.locator('dialog footer button').last().click();
    await expect(page.locator('dialog dialog section')).toBeVisible();
    await isFine('what a change means');

    await page.goto('/apps/permissions');
    await expect(page.locator('tbody tr td').first()).toBeVisible();
    await isFine('permissions');
    await page.locator('[aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem').first().click();
    await expect(page.locator('dialog input')).toBeVisible();
    await isFine('the name of a permission');

    await page.goto('/apps/audit-log?action=session');
    await expect(page.locator('tbody time').first()).toBeVisible();
    await isFine('the audit log');
    await page.locator('tbody time').first().click();
    await expect(page.locator('dialog dl')).toBeVisible();
    await isFine('an entry');
    await page.goto('/misc/not-authorized?action=update&subject=Invoice');
    await expect(page.locator('h1')).toBeVisible();
    await isFine('not authorised');
  });
}

/** The people shown, and their initials where they have no picture. */
function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('main ul ul [title]')].map((one) => one.getAttribute('title') ?? '');
    const initials = [...document.querySelectorAll('main ul ul [aria-hidden], dialog section [aria-hidden]')].map((one) => one.textContent);
    return ['Maren Lindqvist', ...names, ...initials].filter(Boolean);
  });
}
