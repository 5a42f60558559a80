import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { signInAs } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('help opens beside a page and links to the help center', async () => {
  const page = await openPage(api, '/apps/trash', await signInAs(api, 'admin'));
  await page.findByRole('heading', { name: 'Trash', level: 1 });
  await page.user.keyboard('{Shift>}h{/Shift}');
  const panel = await page.findByRole('dialog', { name: 'Where do I find deleted items?' });
  expect(location.pathname).toBe('/apps/trash');
  await page.user.click(await within(panel).findByRole('link', { name: 'Open Help center' }));
  await page.findByRole('heading', { name: 'Where do I find deleted items?', level: 1 });
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Where do I find deleted items?' })).toBeNull());
});

test('the list of shortcuts links to the help article of its page', async () => {
  const page = await openPage(api, '/apps/trash', await signInAs(api, 'admin'));
  await page.findByRole('heading', { name: 'Trash', level: 1 });
  await page.user.keyboard('?');
  const shortcuts = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.user.click(within(shortcuts).getByRole('button', { name: 'Help with this page' }));
  await page.findByRole('dialog', { name: 'Where do I find deleted items?' });
  expect(page.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});
