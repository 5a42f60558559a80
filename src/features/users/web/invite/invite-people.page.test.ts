import { fireEvent, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi({ settings: { publicUrl: 'https://atrium.example' } });
afterAll(() => api.close());

test('adds and invites several people with a role, and lists existing ones', async () => {
  const owner = await registerUser(api);
  await owner.post('/apps/users/add-user', { fullName: 'Known', email: 'known@world.example' });
  const page = await openPage(api, '/apps/user/list?open=invite', owner);
  const field = await page.findByLabelText('Email addresses');
  const dialog = field.closest('dialog') as HTMLElement;
  const invite = within(dialog).getByText('Invite', { selector: 'button, button *' });
  const type = (value: string) => fireEvent.input(field, { target: { value } });

  fireEvent.click(invite);
  await within(dialog).findByText('Enter at least one email address.');
  type('ana@world.example, bo');
  fireEvent.click(invite);
  await within(dialog).findByText('Not an email address: bo');
  type('Ana Ríos <ana@world.example>, bo.berg@world.example; known@world.example');
  fireEvent.change(within(dialog).getByLabelText('Role'), { target: { value: 'editor' } });
  fireEvent.click(invite);

  await page.findAllByText('2 invitations not sent: this server can’t send mail outside.');
  await page.findAllByText('Already added, so not invited: known@world.example');
  const { users } = (await owner.get('/api/users/list/data', { q: 'world.example' })).body;
  const facts = users.map(({ fullName, role, status }: Record<string, string>) => [fullName, role, status]);
  expect(facts).toEqual([
    ['Ana Ríos', 'editor', 'pending'],
    ['Bo Berg', 'editor', 'pending'],
    ['Known', 'subscriber', 'active'],
  ]);
});
