import { closeMessages } from './close-messages.ts';
import { aLine, openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';
import { completeSeller } from './mailed-invoice.ts';

test('sends an invoice, records partial payments, and undoes one', async ({ page, request }) => {
  const { add, call, read, clientEmail } = await openBooks(page, request);
  await call('POST', '/api/v1/seller', completeSeller);
  const { id } = await add({ lines: [aLine('Reading tables', 100_000)] });
  await page.goto(`/apps/invoice/preview/${id}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Invoice');
  await page.getByRole('button', { name: 'Send by email…' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('To', { exact: true })).toHaveValue(clientEmail);
  await expect(drawer.getByLabel('Message')).toHaveValue(/€1,200\.00/);
  await expect(drawer.getByLabel('Subject')).toHaveValue(/^Invoice #0001 /);
  await expect(drawer.getByText('The PDF is attached.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  // The first PDF of a server waits for the fonts to load.
  await expect(drawer).toHaveCount(0, { timeout: 30_000 });
  await expect(sheet.getByRole('button', { name: 'Sent' })).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Invoice #0001');
  await expect(page.getByRole('list').filter({ hasText: `Sent to ${clientEmail}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);

  const pay = async (amount: string) => {
    await page.getByRole('button', { name: 'Add a payment' }).click();
    await drawer.getByLabel('Amount in EUR').fill(amount);
  };
  await pay('1.500,00');
  await expect(drawer.getByText('€300.00 over the balance; the excess becomes client credit.')).toBeVisible();
  await drawer.getByLabel('Amount in EUR').fill('500');
  await expect(drawer.getByText('Remaining balance: €700.00')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add payment' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Partially paid' })).toBeVisible();
  await expect(sheet.getByRole('definition').last()).toHaveText('€700.00');
  await closeMessages(page, 'Payment of €500.00 added');
  await pay('700');
  await drawer.getByRole('button', { name: 'Add payment' }).click();
  await expect(sheet.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Remove payment of €500.00' }).click();
  await expect(sheet.getByRole('definition').last()).toHaveText('€500.00');
  await page.getByRole('group', { name: 'Payment removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('definition').last()).toHaveText('€0.00');
  await expect.poll(async () => (await read(id)).invoiceStatus).toBe('Paid');
});

test('applies an overpayment to another invoice of the client and refunds the rest', async ({ page, request }) => {
  const { add, read, call } = await openBooks(page, request);
  const [paid, open] = [await add(), await add({ lines: [aLine('Shelves', 5000)] })];
  for (const { id } of [paid, open]) await call('POST', `/api/v1/invoices/${id}/issue`);
  const number = '#0002';
  const paidOn = new Date().toISOString().slice(0, 10);
  await call('POST', `/api/v1/invoices/${paid.id}/payments`, { amountCents: paid.totalCents + 10_000, paidOn, method: 'cash' });
  await page.goto(`/apps/invoice/preview/${paid.id}`);
  await page.getByRole('button', { name: 'Use for another invoice' }).click();
  const moving = page.getByRole('dialog', { name: 'Use for another invoice' });
  await expect(moving.getByLabel('Invoice')).toContainText(number);
  await moving.getByRole('button', { name: 'Move credit' }).click();
  await expect(page.getByRole('group', { name: `€60.00 moved to ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await expect(refund.getByLabel('Amount in EUR')).toHaveValue('40.00');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('button', { name: 'Add a payment' })).toBeVisible();
  await expect.poll(async () => [(await read(paid.id)).balanceCents, (await read(open.id)).balanceCents]).toEqual([0, 0]);
});

test('corrects an issued invoice with a credit note, and restores one voided by mistake', async ({ page, request }) => {
  const { add, call, read, clientEmail } = await openBooks(page, request);
  await call('POST', '/api/v1/seller', completeSeller);
  const { id } = await add();
  const number = '#0001';
  await page.goto(`/apps/invoice/preview/${id}`);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Credit note' }).click();
  await expect(page.getByRole('heading', { name: 'Credit note', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(`Will correct invoice ${number} once it is issued.`)).toBeVisible();
  await page.getByRole('button', { name: 'Issue credit note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Corrects invoice ${number}.`)).toBeVisible();
  await page.getByRole('link', { name: `Invoice ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/preview/${id}$`));
  await expect(page.getByRole('article').getByRole('definition').last()).toHaveText('€0.00');
  expect((await read(id)).balanceCents).toBe(0);

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Description, line 1', exact: true })).toHaveValue('Reading tables');
  await page.getByRole('button', { name: 'Save and send…' }).click();
  await expect(page.getByRole('dialog').getByLabel('To', { exact: true })).toHaveValue(clientEmail);
  await expect(page).toHaveURL(/\/preview\/\d+\?open=send$/);

  await page.goto(`/apps/invoice/preview/${id}`);
  const asked = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Void' }).click();
  await expect(asked).toHaveAccessibleName(`${number} can’t be voided yet`);
  await asked.getByRole('button', { name: 'Open #0002' }).click();
  await expect(page.getByText(`Corrects invoice ${number}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Void' }).click();
  await asked.getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('#0002 was voided. The document is kept, and its number isn’t reused.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Void' })).toHaveCount(0);
  expect((await read(id)).balanceCents).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Void' })).toBeVisible();
  await page.goto(`/apps/invoice/preview/${id}`);

  // Without a number the address opens the last opened invoice.
  await page.goto('/apps/invoice/preview');
  await expect(page.getByRole('article', { name: `Invoice ${number}` })).toBeVisible();
  await page.goto('/apps/invoice/preview/999999');
  await expect(page.getByRole('heading', { name: 'Invoice not found' })).toBeVisible();
});

test('opens the print dialog once, and repeats the table header on every page', async ({ page, request }) => {
  const { add } = await openBooks(page, request);
  const { id } = await add({ lines: Array.from({ length: 60 }, (_, index) => aLine(`Chair ${index + 1}`, 44_000)) });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  await page.goto(`/apps/invoice/print/${id}`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(page).toHaveTitle(new RegExp(`Draft ${id}`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
});
