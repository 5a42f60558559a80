import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';
import { signIn, signUp } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, width, stored } of looks) {
  test(`axe finds nothing on the boards, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await signIn(page, request, 'admin');
    await page.goto('/apps/kanban');
    await expect(page.locator('li[draggable=true]').first()).toBeVisible();
    await expectNoFinding(page, 'the boards');
    await page.goto('/apps/kanban?q=nothing-like-it');
    await expect(page.locator('[data-board] p').first()).toBeVisible();
    await expectNoFinding(page, 'nothing found');
    await page.goto('/apps/kanban?task=1');
    await expect(page.locator('section[role=dialog] textarea').first()).toBeVisible();
    await expectNoFinding(page, 'an open card');
    await page.locator('section[role=dialog] [role=combobox]').nth(1).click();
    await expectNoFinding(page, 'the people of a card');
  });
}

test('axe finds nothing in what opens over the boards', async ({ page, request }) => {
  await bringAxe(page);
  await signUp(page, request);
  await page.goto('/apps/kanban');
  await page.locator('[data-card]').first().focus();
  const opened = {
    Filter: page.getByRole('dialog', { name: 'Filter' }),
    Archive: page.getByRole('dialog', { name: 'Archive' }),
    'Add board': page.getByRole('textbox', { name: 'Name of the board' }),
  };
  for (const [name, part] of Object.entries(opened)) {
    await page.getByRole('button', { name, exact: true }).click();
    // Its script comes on demand: Esc before it is there would close nothing.
    await expect(part).toBeVisible();
    await expectNoFinding(page, name);
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
  }
  await page.getByRole('button', { name: 'Actions for To do' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFinding(page, 'the menu of a board');
  await page.keyboard.press('Escape');
  await page.locator('[data-card]').first().press('m');
  await expect(page.getByLabel('Position')).toBeVisible();
  await expectNoFinding(page, 'the places of a card');
});

async function expectNoFinding(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
}
