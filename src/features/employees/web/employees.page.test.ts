import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { message, openPage, type Page, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the employee table of a new company with these two employees. */
async function openEmployees(): Promise<Page> {
  const owner = await registerUser(api);
  const kahu = { fullName: 'Kahu Ngata', post: 'Weaver', city: 'Dunedin', salaryCents: 3_390_000 };
  for (const employee of [kahu, { fullName: 'Ute Holm', post: 'Carver', city: 'Bergen' }])
    expect((await owner.post('/api/v1/employees', employee)).status).toBe(201);
  const page = await openPage(api, '/datatables/advance', owner);
  await listed('Kahu Ngata', 'Ute Holm');
  await settled();
  return page;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
const row = (name: string) => rows().find(({ textContent }) => textContent.includes(name));
const listed = (...names: string[]) =>
  waitFor(() => expect([rows().length, ...names.map((name) => row(name) !== undefined)]).toEqual([names.length, ...names.map(() => true)]));

async function undo(page: Page, words: RegExp): Promise<void> {
  await page.user.click(within(await message(page, words)).getByRole('button', { name: 'Undo' }));
}

test('column filters work separately and combine', async () => {
  const page = await openEmployees();
  const columns = within(page.getByRole('group', { name: 'Search in columns' }));
  await page.user.type(columns.getByLabelText('Position'), 'ver');
  await listed('Kahu Ngata', 'Ute Holm');
  await page.user.type(columns.getByLabelText('City'), 'dunedin');
  await listed('Kahu Ngata');
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ post: 'ver', city: 'dunedin' }));
});

test('edits a cell inline: Escape cancels, an invalid value shows an error, and Undo reverts', async () => {
  const page = await openEmployees();
  const { user } = page;
  await user.click(page.getByTitle('Change City of Kahu Ngata'));
  await user.clear(page.getByRole('textbox', { name: 'Change City of Kahu Ngata' }));
  await user.keyboard('Bluff{Escape}');
  expect(page.getByTitle('Change City of Kahu Ngata')).toHaveTextContent('Dunedin');
  await waitFor(() => expect(document.activeElement).toBe(page.getByTitle('Change City of Kahu Ngata')));

  await user.click(page.getByTitle('Change Salary of Kahu Ngata'));
  const salary = page.getByRole('textbox', { name: 'Change Salary of Kahu Ngata' });
  await user.clear(salary);
  await user.type(salary, 'a lot{Enter}');
  await page.findByText('This must be a number.');
  await user.clear(salary);
  await user.type(salary, '35,250{Enter}');
  await waitFor(() => expect(row('Kahu Ngata')).toHaveTextContent('€35,250.00'));
  await undo(page, /^Salary of Kahu Ngata changed/);
  await waitFor(() => expect(row('Kahu Ngata')).toHaveTextContent('€33,900.00'));
});

test('a deleted employee leaves the list, and Undo restores them', async () => {
  const page = await openEmployees();
  await page.user.click(page.getByRole('button', { name: 'Actions for Kahu Ngata' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }));
  await listed('Ute Holm');
  await undo(page, /^Kahu Ngata deleted/);
  await listed('Kahu Ngata', 'Ute Holm');
});
