import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { message, openPage, type Page, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

const areaSwitch = (page: Page, name: string) => page.findByRole('switch', { name });
const isInMenu = (name: string) => [...document.querySelectorAll('nav a')].some((link) => link.textContent?.startsWith(name));

test('turning an area off asks first, removes it from the menu at once, and can be undone', async () => {
  const admin = await registerUser(api);
  const page = await openPage(api, '/apps/workspace', admin);
  await settled();
  expect(isInMenu('Chat')).toBe(true);
  await page.user.click(await areaSwitch(page, 'Chat'));
  const dialog = await page.findByRole('dialog');
  expect(dialog.textContent).toContain('Turn off Chat?');
  expect(dialog.textContent).toContain('All its data is kept.');
  expect((await areaSwitch(page, 'Chat')).getAttribute('aria-checked')).toBe('true');
  await page.user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  const told = await message(page, /Chat turned off/);
  await waitFor(() => expect(isInMenu('Chat')).toBe(false));
  expect((await areaSwitch(page, 'Chat')).getAttribute('aria-checked')).toBe('false');
  expect((await admin.get('/api/v1/chat')).status).toBe(403);
  await settled();
  await page.user.click(within(told).getByText('Undo'));
  await waitFor(() => expect(isInMenu('Chat')).toBe(true));
  expect((await admin.get('/api/v1/chat')).status).toBe(200);
});

test('a page of an area that is off explains why it cannot be opened', async () => {
  const admin = await registerUser(api);
  const { accessToken } = admin;
  await api.request('/api/v1/areas', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: '{"area":"chat","isOn":false}',
  });
  const { userData } = (await admin.get('/api/v1/session')).body;
  const page = await openPage(api, '/apps/chat', { ...admin, userData });
  await page.findByText('Chat is turned off for your company. An admin can turn it on under Workspace.');
});
