import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../tests/client.ts';
import { openPage } from '../../tests/page/open-page.ts';
import { testApi } from '../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('the breadcrumb and the document title name the open record, and drop it afterward', async () => {
  const owner = await registerUser(api);
  for (const fullName of ['Ana Lind', 'Bo Berg'])
    await owner.post('/apps/users/add-user', { fullName, email: `${fullName[0]}@world.example` });
  const { users } = (await owner.get('/api/users/list/data', { q: 'world.example' })).body;
  const ana = users.find(({ fullName }: { fullName: string }) => fullName === 'Ana Lind').id;
  const page = await openPage(api, '/apps/user/list', owner);
  const trail = () => document.querySelector<HTMLElement>('header p') as HTMLElement;
  const shows = (text: string, title: string) =>
    waitFor(() => {
      expect(trail().textContent).toBe(text);
      expect(document.title).toBe(`${title} · Atrium`);
    });
  const list = 'Company/Settings/Users';

  const link = await page.findByText('Ana Lind', { selector: 'main *' });
  await shows(list, 'Users');
  expect(within(trail()).queryByRole('link')).toBeNull();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.network.before = (call) => (call.includes(String(ana)) ? held : undefined);
  await page.user.click(link);
  await shows(list, 'User');
  letGo();
  await shows(`${list}/Ana Lind`, 'Ana Lind');

  await page.user.click(within(trail()).getByRole('link', { name: 'Users' }));
  await shows(list, 'Users');
  await page.user.click(await page.findByText('Bo Berg', { selector: 'main *' }));
  await shows(`${list}/Bo Berg`, 'Bo Berg');
});
