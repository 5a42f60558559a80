import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { message, openPage, type Page, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the list of a new company that has two spare parts. */
async function openList(): Promise<Page> {
  const owner = await registerUser(api);
  for (const name of ['Ash', 'Birch']) expect((await owner.post('/api/v1/spare-parts', { name })).status).toBe(201);
  const page = await openPage(api, '/apps/spare-parts', owner);
  await listed('Ash', 'Birch');
  await settled();
  return page;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
const listed = (...names: string[]) =>
  waitFor(() =>
    expect([rows().length, ...names.filter((name) => !rows().some((row) => row.textContent.includes(name)))]).toEqual([names.length]),
  );

test('adds a spare part and edits it', async () => {
  const page = await openList();
  const { user } = page;
  await user.click(page.getByRole('button', { name: 'Add spare part' }));
  const adding = within(await page.findByRole('dialog', { name: 'New spare part' }));
  await user.click(adding.getByRole('button', { name: 'Add spare part' }));
  await adding.findByText('Please fill this in.');
  await user.type(adding.getByLabelText(/^Name/), 'Cedar');
  await user.click(adding.getByRole('button', { name: 'Add spare part' }));
  await listed('Ash', 'Birch', 'Cedar');

  await user.click(page.getByRole('button', { name: 'Actions for Cedar' }));
  await user.click(await page.findByRole('menuitem', { name: 'Edit' }));
  const editing = within(await page.findByRole('dialog', { name: 'Edit spare part' }));
  await user.type(editing.getByLabelText(/^Notes/), 'From the hills');
  await user.click(editing.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rows()[2]).toHaveTextContent('From the hills'));
});

test('removes a deleted spare part from the list, and restores it with Undo', async () => {
  const page = await openList();
  await page.user.click(page.getByRole('button', { name: 'Actions for Ash' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }));
  await listed('Birch');
  await page.user.click(within(await message(page, /^Ash deleted/)).getByRole('button', { name: 'Undo' }));
  await listed('Ash', 'Birch');
});
