import { answerToWrite } from './answer-to.ts';
import { closeMessages } from './close-messages.ts';
import { openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { mailedInvoice } from './mailed-invoice.ts';

test('keeps a reply over the plan limit as typed, and sends it after an upgrade', {
  tag: ['@two-browsers', '@server'],
}, async ({ page, other: theirs, request }) => {
  const { call, clientId, clientEmail } = await openBooks(page, request);
  const address = await mailedInvoice(call, { clientId, to: clientEmail });
  await page.goto('/pages/pricing?choose=basic');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Basic' }).click();
  await expect(page.getByRole('region', { name: 'Basic' }).getByText('Your plan').first()).toBeVisible();
  await closeMessages(page, 'Basic is now your company’s plan');

  // Uses up the rest of the monthly quota.
  const { usage } = await call<{ usage: { responses: number } }>('GET', '/api/v1/plan');
  const [path, search] = address.replace('/invoice/', '/api/v1/invoice-links/').split('?');
  for (let at = usage.responses; at < 100; at += 1) {
    const answer = await request.post(`${path}/reply?${search}`, { data: { kind: 'questioned', text: `Question ${at}` } });
    expect(answer.status(), `reply ${at}`).toBe(200);
  }

  await theirs.goto(address);
  await theirs.getByRole('button', { name: 'Ask a question' }).click();
  await theirs.getByLabel('What would you like to know?').fill('May we pay half of it now?');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'Your reply wasn’t sent' })).toBeVisible();
  await expect(theirs.getByLabel('What would you like to know?')).toHaveValue('May we pay half of it now?');

  await expect(page.getByText('100 of 100', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  // The page shows it before the server has saved it.
  const chosen = answerToWrite(page, '/api/v1/plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Standard' }).click();
  await expect(page.getByText('100 of 1,000')).toBeVisible();
  await chosen;

  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('May we pay half of it now?')).toBeVisible();
  await expect(theirs.getByLabel('What would you like to know?')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('101 of 100', { exact: true })).toBeVisible();
});
