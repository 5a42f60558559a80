import { hookReceiver } from '../tests/hook-receiver.ts';
import { openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';

test('adds a webhook, delivers an invoice event, shows its response, and redelivers it', { tag: '@server' }, async ({ page, request }) => {
  const there = await hookReceiver();
  const { add } = await openBooks(page, request);
  await page.goto('/pages/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Address').fill(there.address);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Select at least one.')).toBeVisible();
  await form.getByLabel('Invoices', { exact: true }).click();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'Webhook secret' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'I’ve stored it' }).click();
  await page.getByRole('row', { name: there.address }).getByRole('link').first().click();

  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  const { id } = await add({});
  const line = page.getByRole('row', { name: 'invoice.changed' });
  await expect(line).toContainText('Delivered');
  await expect(line).toContainText('HTTP 200');
  await line.getByText('invoice.changed').click();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  await expect(delivery.getByRole('region', { name: 'Request body' })).toContainText(`[${id}]`);
  await expect(delivery.getByText('taken')).toBeVisible();
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(delivery.getByText('taken')).toHaveCount(2);
  expect(there.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(there.received[0]?.headers['webhook-id']));
  await there.close();
});
