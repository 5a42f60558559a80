import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { openPage } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
let owner: Client;
beforeAll(async () => {
  owner = await registerUser(api);
  // Enough people that the page doesn't load the last ones at first.
  await api.ownerQuery(
    `insert into people (entity, id, full_name, email, created_at, updated_at)
     select $1, 1000 + n, 'Person ' || to_char(n, 'fm000'), n || '@people.example', now(), now() from generate_series(1, 210) n`,
    [owner.userData.eid.split('-')[0]],
  );
});
afterAll(() => api.close());

test('finds a contact that is not loaded at first in the sidebar and for a group', async () => {
  const page = await openPage(api, '/apps/chat', owner);
  const enter = async (field: HTMLElement, text: string) => {
    await page.user.click(field);
    await page.user.paste(text);
  };
  await enter(await page.findByRole('textbox', { name: 'Search people and messages' }), 'person 209');
  await page.findByRole('link', { name: /Person 209/ });

  await page.user.click(page.getByRole('button', { name: 'New group' }));
  await enter(await page.findByRole('combobox', { name: 'Members' }), 'person 207');
  await page.user.click(await page.findByRole('option', { name: /Person 207/ }));
  expect(await page.findByRole('button', { name: /Person 207/ })).toBeTruthy();
});

test('opens the chat with such a contact from its URL', async () => {
  const page = await openPage(api, '/apps/chat?contact=1206', owner);
  await page.findByRole('textbox', { name: 'Message to Person 206' });
  expect(document.title).toContain('Person 206');
});
