import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage, settled } from '../../../../../tests/page/open-page.ts';
import { softPasskey } from '../../../../../tests/soft-passkey.ts';
import { testApi } from '../../../../../tests/test-api.ts';

// Not the page's origin: passkeys can be renamed and removed here, but not added.
const origin = 'https://atrium.example';
const api = await testApi({ settings: { publicUrl: origin } });
afterAll(() => api.close());

const own = '/api/v1/session/passkeys';
const password = 'a long password';

test('a passkey is renamed, removed with the password, and added only on the origin that has passkeys', async () => {
  const owner = await registerUser(api);
  const { options } = (await owner.post(`${own}/begin`, { password })).body;
  expect((await owner.post(own, { response: softPasskey().create(options, origin), name: 'Lamp' })).status).toBe(201);
  const page = await openPage(api, '/apps/user/view/1?tab=security', owner);
  const passkeys = () => [...document.querySelectorAll('ul[aria-label=Passkeys] bdi')].map(({ textContent }) => textContent);
  const press = async (name: string) => page.user.click(await page.findByLabelText(name, { selector: 'button' }));
  const dialog = async () => within(await page.findByRole('dialog'));
  await waitFor(() => expect(passkeys()).toEqual(['Lamp']));
  await settled();
  expect(page.getByText(/atrium\.example/)).toBeTruthy();
  expect(page.queryByText('Add a passkey')).toBeNull();

  await press('Rename Lamp');
  const name = (await dialog()).getByLabelText('Name');
  await page.user.clear(name);
  await page.user.type(name, 'Reading lamp{Enter}');
  await waitFor(() => expect(passkeys()).toEqual(['Reading lamp']));

  await press('Remove Reading lamp');
  await page.user.type((await dialog()).getByLabelText('Password'), 'not my password{Enter}');
  await (await dialog()).findByText('The password is incorrect.');
  expect((await owner.get(own)).body.passkeys).toHaveLength(1);
  await settled();
  const again = (await dialog()).getByLabelText('Password');
  await page.user.clear(again);
  await page.user.type(again, `${password}{Enter}`);
  await waitFor(() => expect(passkeys()).toEqual([]));
  expect((await owner.get(own)).body.passkeys).toEqual([]);
});
