import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser, signInAs } from '../../../../tests/client.ts';
import { openPage, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('the New menu opens with its key and a click, supports arrow keys, and restores focus on Escape', async () => {
  const page = await openPage(api, '/access-control', await registerUser(api));
  const button = await page.findByRole('button', { name: 'New' });
  await settled();
  expect(button).toHaveAttribute('title', 'New (Shift+C)');
  await page.user.keyboard('{Shift>}c{/Shift}');
  const menu = within(await page.findByRole('menu', { name: 'New' }));
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['EmailM', 'EventE', 'CardC', 'To-doT', 'InvoiceI', 'ClientL', 'ProductP', 'PostB']);
  await waitFor(() => expect(menu.getByText('Email').closest('button')).toHaveFocus());
  await page.user.keyboard('{ArrowDown}');
  expect(menu.getByText('Event').closest('button')).toHaveFocus();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

test('a letter creates: the page opens with its form', async () => {
  const page = await openPage(api, '/access-control', await registerUser(api));
  await page.findByRole('button', { name: 'New' });
  await page.user.keyboard('{Shift>}c{/Shift}l');
  await page.findByRole('dialog', { name: 'New client' });
  await settled();
  expect(window.location.pathname).toBe('/apps/invoice/clients');
});

test('the shortcut dialog lists the key of each entry', async () => {
  const page = await openPage(api, '/access-control', await registerUser(api));
  await page.findByRole('button', { name: 'New' });
  await settled();
  await page.user.keyboard('?');
  const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const line = (await dialog.findByText('New: Invoice')).parentElement;
  expect([...(line?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual(['Shift', 'C', 'i']);
});

test('a new card goes to the open board', async () => {
  const owner = await registerUser(api);
  await owner.post('/apps/kanban/add-board', { data: { title: 'Ideas' } });
  const page = await openPage(api, '/apps/kanban', owner);
  await page.findByRole('region', { name: 'Ideas' });
  await settled();
  await page.user.click(await page.findByRole('button', { name: 'New' }));
  await page.user.click(await page.findByRole('menuitem', { name: /^Card/ }));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-board] textarea')));
  await settled();
  expect(window.location.search).toBe('');
});

test('a client, who cannot create anything, has no New button or shortcut', async () => {
  const page = await openPage(api, '/access-control', await signInAs(api, 'client'));
  await page.findByRole('heading', { level: 1 });
  await settled();
  expect(page.queryByRole('button', { name: 'New' })).toBeNull();
  await page.user.keyboard('?');
  const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await settled();
  expect(dialog.queryByText('New')).toBeNull();
  expect(dialog.queryByText(/^New: /)).toBeNull();
});
