import { goOffline } from './go-offline.ts';
import { openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { mailedInvoice } from './mailed-invoice.ts';

test('lets a client open an invoice by the mailed link, accept it, ask a question, and see that it was paid', {
  tag: '@two-browsers',
}, async ({ page, other: theirs, request }) => {
  const { call, clientId, clientEmail } = await openBooks(page, request);
  const address = await mailedInvoice(call, { clientId, to: clientEmail });
  await theirs.goto(address);
  await expect(theirs.getByRole('article', { name: /^Invoice / })).toContainText('Stand, oak');
  await expect(theirs.getByRole('img', { name: 'Code for your banking app' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByText('You accepted')).toBeVisible();

  // Input typed offline is not lost.
  await theirs.getByRole('button', { name: 'Ask a question' }).click();
  await theirs.getByLabel('What would you like to know?').fill('May we pay half of it now?');
  await goOffline(theirs);
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'Can’t reach the server' })).toBeVisible();
  await expect(theirs.getByLabel('What would you like to know?')).toHaveValue('May we pay half of it now?');
  await theirs.context().setOffline(false);
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('You asked a question')).toBeVisible();

  const id = /\/(\d+)\?/.exec(address)?.[1];
  await page.goto(`/apps/invoice/preview/${id}`);
  await expect(page.getByText('Question from the client: May we pay half of it now?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a payment' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await theirs.reload();
  await expect(theirs.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'Code for your banking app' })).toHaveCount(0);
  const pdf = await request.get((await theirs.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});
