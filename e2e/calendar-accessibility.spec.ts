import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, width, stored } of looks) {
  test(`axe finds nothing in the calendar, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await signIn(page, request, 'admin');
    for (const view of ['month', 'week', 'day', 'list']) {
      const ready = view === 'list' ? undefined : page.waitForResponse('**/interaction-*.js');
      await page.goto(`/apps/calendar?view=${view}&show=card,todo`);
      await ready;
      await expect(page.locator('[data-key]').first()).toBeVisible();
      // What is drawn anew when the last part has come has no names for a moment.
      await expect.poll(() => axeFindings(page), { message: view }).toEqual([]);
    }
    await page.locator('button[data-key]').first().click();
    await expect(page.locator('dialog form')).toBeVisible();
    expect(await axeFindings(page), 'the drawer').toEqual([]);
    await page.locator('dialog select').nth(1).selectOption('MONTHLY');
    expect(await axeFindings(page), 'a rule').toEqual([]);
  });
}
