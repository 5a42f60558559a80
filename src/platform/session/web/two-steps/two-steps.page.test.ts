import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { type Client, clientWith, registerUser } from '../../../../../tests/client.ts';
import { openPage, type Page, settled } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';
import { codeAt, fromBase32, stepAt } from '../../server/totp.ts';

// The page uses its own clock for the time left to enter a code.
const api = await testApi({ now: new Date() });
afterAll(() => api.close());

const password = 'a long password';
const own = '/api/v1/session/two-steps';
const security = '/apps/user/view/1?tab=security';
const codeOf = (secret: string) => codeAt(fromBase32(secret), stepAt(api.clock.now));

/** Advances to the next step, because each code works once. */
function nextCodeOf(secret: string): Promise<string> {
  api.clock.advance(30_000);
  return codeOf(secret);
}

/** Registers an owner with two-step verification on. */
async function secured(): Promise<{ owner: Client; secret: string; recoveryCodes: string[] }> {
  const owner = await registerUser(api);
  const { secret } = (await owner.post(`${own}/begin`, { password })).body;
  const { recoveryCodes } = (await owner.post(`${own}/confirm`, { code: await codeOf(secret) })).body;
  return { owner, secret, recoveryCodes };
}

// Queries by role only inside dialogs; across the whole page, each takes a tenth of a second.
const dialog = (title: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('dialog')].find(({ textContent }) => textContent.startsWith(title));
    if (!found) throw new Error(`there is no dialog “${title}”`);
    return within(found);
  });
const isClosed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());
const press = async (page: Page, text: string) => page.user.click(await page.findByText(text, { selector: 'button, button *' }));
const boxes = (page: Page) => page.findAllByLabelText<HTMLInputElement>(/^Digit \d of 6$/);
const isAt = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address));

test('two-step verification is turned on with the first code of an app, and off with the password and a recovery code', async () => {
  const page = await openPage(api, security, await registerUser(api));
  const { user } = page;
  await page.findByText('Turn on');
  await settled();
  await press(page, 'Turn on');
  const proof = await dialog('Two-step verification');
  await user.type(proof.getByLabelText('Password'), password);
  await user.click(proof.getByRole('button', { name: 'Continue' }));
  const [first] = await boxes(page);
  const secret = document.querySelector('dialog code')?.textContent?.replaceAll(' ', '') ?? '';
  await user.click(first as HTMLElement);
  // Submitted with the last digit.
  await user.keyboard(await codeOf(secret));
  const shown = await dialog('Recovery codes');
  const codes = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  await user.click(shown.getByRole('button', { name: 'I’ve saved them' }));
  await page.findByText('10 recovery codes are left');

  await press(page, 'Turn off');
  const off = await dialog('Two-step verification');
  const [passwordField, code] = [off.getByLabelText('Password'), off.getByLabelText('Code from your app')];
  await user.type(passwordField, password);
  await user.type(code, '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(passwordField).toHaveProperty('value', password);
  await user.clear(code);
  await user.type(code, `${codes[4]}{Enter}`);
  await page.findByText('Turn on');
  await isClosed();
});

test('a correct password leads to the code, typed or pasted into six boxes, which survive a reload', async () => {
  const { owner, secret } = await secured();
  const page = await openPage(api, '/pages/login-basic?to=/access-control', null);
  const { user } = page;
  const name = await page.findByLabelText('Email or username');
  await settled();
  await user.type(name, owner.userData.email);
  await user.type(page.getByLabelText('Password'), `${password}{Enter}`);
  await isAt('/pages/two-steps-basic?to=%2Faccess-control');
  const [first, second] = await boxes(page);
  await settled();
  await user.click(first as HTMLElement);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowLeft}000000');
  await page.findByText('This code is wrong, expired or already used.');
  const values = async () => (await boxes(page)).map(({ value }) => value);
  await waitFor(async () => expect(await values()).toEqual(['', '', '', '', '', '']));
  await waitFor(() => expect(document.activeElement).toBe(first));

  await page.reload();
  const again = await boxes(page);
  await settled();
  await page.user.click(again[2] as HTMLElement);
  await page.user.paste(`Your code: ${await nextCodeOf(secret)}`);
  await isAt('/access-control');
});

test('a recovery code works over a page whose session has ended, and the page stays as it is', async () => {
  const { owner, recoveryCodes } = await secured();
  const page = await openPage(api, security, owner);
  const { user } = page;
  const card = await page.findByText('10 recovery codes are left');
  await settled();
  expect((await clientWith(api, owner).post('/api/v1/logout')).status).toBeLessThan(300);
  const ended = await dialog('Your session has ended');
  await user.type(ended.getByLabelText('Password'), `${password}{Enter}`);
  await press(page, 'Use a recovery code');
  await user.type(ended.getByLabelText(/^Recovery code/), `${recoveryCodes[3]}{Enter}`);
  await page.findByText('9 recovery codes are left');
  await isClosed();
  expect(card.isConnected).toBe(true);
});
