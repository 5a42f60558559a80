import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { line } from '../../../../tests/invoice-calls.ts';
import { message, openPage, type Page } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';
import type { InvoiceRecord } from '../contract.ts';

const api = await testApi();
afterAll(() => api.close());

const today = api.clock.now.toISOString().slice(0, 10);

/** Creates a new company with an invoice for €100. */
async function openBooks() {
  const owner = await registerUser(api);
  const post = async (path: string, body: object = {}) => {
    const answer = await owner.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const { client } = await post('/api/v1/clients', { company: 'Leith Library' });
  const given = { clientId: client.id, issuedOn: today, dueOn: today, currency: 'EUR', lines: [line(10_000)] };
  const { invoice } = await post('/api/v1/invoices', given);
  await post(`/api/v1/invoices/${invoice.id}/issue`);
  return { owner, post, id: invoice.id as number };
}
const read = async (owner: Client, id: number): Promise<InvoiceRecord> => (await owner.get(`/api/v1/invoices/${id}`)).body.invoice;
const press = async (page: Page, name: string) => page.user.click(await page.findByRole('button', { name }));
const dialog = (page: Page, name: string) => page.findByRole('dialog', { name });

test('asks before voiding and explains the consequences; a paid invoice offers a credit note or removing the payment', async () => {
  const { owner, post, id } = await openBooks();
  await post(`/api/v1/invoices/${id}/payments`, { amountCents: 4000, paidOn: today, method: 'card' });
  const page = await openPage(api, `/apps/invoice/preview/${id}`, owner);
  await press(page, 'Void');
  const blocked = await dialog(page, '#0001 can’t be voided yet');
  expect(blocked.textContent).toContain('€40.00 has been paid');
  within(blocked).getByRole('button', { name: 'Create credit note' });
  await page.user.click(within(blocked).getByRole('button', { name: 'Remove payment' }));
  await waitFor(async () => expect((await read(owner, id)).payments).toEqual([]));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Remove payment of €40.00' })).toBeNull());
  await press(page, 'Void');
  const asked = await dialog(page, 'Void #0001?');
  expect(asked.textContent).toContain('The client no longer owes €100.00. The document is kept');
  await page.user.click(within(asked).getByRole('button', { name: 'Void' }));
  await waitFor(async () => expect((await read(owner, id)).isDeleted).toBe(true));
});

test('shows why a removal in the list was refused, and restores the invoice', async () => {
  const { owner, post, id } = await openBooks();
  const { invoice: note } = await post(`/api/v1/invoices/${id}/credit`);
  await post(`/api/v1/invoices/${note.id}/issue`);
  const page = await openPage(api, '/apps/invoice/list', owner);
  await press(page, 'Actions for invoice #0001');
  await page.user.click(await page.findByRole('menuitem', { name: 'Void' }));
  await page.user.click(within(await dialog(page, 'Void invoice #0001?')).getByRole('button', { name: 'Void' }));
  await message(page, /#0001 is corrected by #0002. Void what corrects it first, or keep both/);
  await page.findByRole('button', { name: 'Actions for invoice #0001' });
});
