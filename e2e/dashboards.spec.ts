import type { APIRequestContext, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cents = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

test('keeps the selected date range in the address, and opens the rows behind each figure', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Nora$/ })).toBeVisible();
  const range = page.getByRole('group', { name: 'Period' });
  const figure = card(page, 'Earnings').getByRole('link', { name: /€/ });
  const before = await figure.textContent();

  await range.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL('/?range=month');
  await expect(range.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true');
  await expect(figure).not.toHaveText(before ?? '');
  const shown = await figure.textContent();
  await page.reload();
  await expect(figure).toHaveText(shown ?? '');

  await figure.click();
  await expect(page).toHaveURL(/^[^?]*\/apps\/invoice\/list\?status=issued&from=\d{4}-\d\d-01&until=/);
  await expect(page.getByRole('row', { name: /^EUR/ }).getByRole('cell').first()).toHaveText(shown ?? '');
  await page.goBack();
  await expect(figure).toHaveText(shown ?? '');
});

test('reads a chart value by value by keyboard and as a table, and explains how it is computed', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  const report = card(page, 'Revenue report');
  const chart = report.getByRole('group', { name: 'Revenue report' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(report.getByText(/^January \d{4}, Invoiced: /)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(report.getByText(/^February \d{4}, Invoiced: /)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(report.getByText(/^February \d{4}, Invoiced: /)).toHaveCount(0);

  await report.getByRole('button', { name: 'Revenue report: view and export' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show as a table' }).click();
  await expect(chart).toBeHidden();
  await expect(report.getByRole('row', { name: /^January/ })).toBeVisible();
  await report.getByRole('button', { name: 'Revenue report: view and export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Save as CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('Revenue report.csv');

  await report.getByRole('button', { name: 'Revenue report: how it’s calculated' }).click();
  await expect(page.getByRole('dialog', { name: /how it’s calculated/ })).toContainText('in each month of the year');
});

test('updates a figure when an invoice is paid elsewhere', async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const following = answerTo(page, '/api/v1/events');
  await page.goto('/');
  await following;
  const paid = card(page, 'Profit').getByRole('link').locator('[title]');
  const before = cents(await paid.getAttribute('title'));
  await payOne(request, headers);
  await expect.poll(async () => cents(await paid.getAttribute('title'))).toBeGreaterThan(before);
});

/** Pays the newest open invoice. */
async function payOne(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const listed = await request.get('/apps/invoice/invoices', { params: { status: 'Sent', perPage: 1 }, headers });
  const [invoice] = (await listed.json()).invoices;
  const paidOn = new Date().toISOString().slice(0, 10);
  const data = { amountCents: invoice.balanceCents, paidOn, method: 'bank-transfer' };
  const answer = await request.post(`/api/v1/invoices/${invoice.id}/payments`, { data, headers });
  expect(answer.ok()).toBe(true);
}
