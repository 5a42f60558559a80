import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { aLine, openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { looks } from './looks.ts';
import { presetStorage } from './preset-storage.ts';

for (const { name, width, stored } of looks) {
  test(`axe finds nothing where an invoice is written and read, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    const { add, call } = await openBooks(page, request);
    const lines = [{ ...aLine('Reading tables', 100_000), discountBasisPoints: 500 }, aLine('كراسٍ', 44_000)];
    const draft = await add({ lines, notes: 'Round the corners.' });
    const { id } = await add({ lines, issuedOn: '2020-03-01', dueOn: '2020-03-31' });
    await call('POST', `/api/v1/invoices/${id}/issue`, {});
    await call('POST', `/api/v1/invoices/${id}/payments`, { amountCents: 500, paidOn: '2020-03-09', method: 'cash' });

    await page.goto('/apps/invoice/add');
    await expect(page.locator('[data-key]')).toHaveCount(1);
    await page.locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoFinding(page, 'what is missing');
    await page.goto(`/apps/invoice/edit/${draft.id}`);
    await expect(page.locator('[data-key]')).toHaveCount(2);
    await page.locator('[data-key] [aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFinding(page, 'the menu of a line');
    await page.goto(`/apps/invoice/preview/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expectNoFinding(page, 'an invoice past due');
    for (const open of ['send', 'payment']) {
      await page.goto(`/apps/invoice/preview/${id}?open=${open}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFinding(page, open);
    }
    await page.goto('/apps/invoice/preview/999999');
    await expect(page.locator('h1')).toBeVisible();
    await expectNoFinding(page, 'no such invoice');
  });

  test(`axe finds nothing where invoices and clients are listed, ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    const { add, call, clientId } = await openBooks(page, request);
    const { id } = await add();
    await call('POST', '/api/v1/invoices/delete', { ids: [id] });
    const upkeep = { clientId, every: 1, unit: 'month', nextOn: '2031-01-31', currency: 'EUR', lines: [aLine('Upkeep', 9_000)] };
    await call('POST', '/api/v1/recurring-invoices', upkeep);
    const row = page.locator('tbody tr[data-index]').first();
    for (const path of ['clients', 'recurring']) {
      await page.goto(`/apps/invoice/${path}`);
      await expect(row).toBeVisible();
      await expectNoFinding(page, path);
    }
    await page.goto('/apps/invoice/list?status=Paid');
    await row.getByRole('checkbox').check();
    await row.locator('[aria-haspopup]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFinding(page, 'one chosen, and its menu');
    for (const path of ['list?open=gaps', 'clients?open=new']) {
      await page.goto(`/apps/invoice/${path}`);
      await expect(page.getByRole('dialog').locator('li, form').first()).toBeVisible();
      await expectNoFinding(page, path);
    }
    await page.goto('/apps/invoice/recurring?open=new');
    await page.getByRole('dialog').locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').first().click();
    await expect(page.locator('[role=option]').first()).toBeVisible();
    await expectNoFinding(page, 'a recurring invoice that lacks its client');
    await page.goto('/apps/invoice/settings');
    await page.locator('input[type=number]').first().fill('77');
    await page.locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoFinding(page, 'settings');
  });
}

async function expectNoFinding(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
}
