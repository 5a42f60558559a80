import { expect, test } from './journey.ts';
import { forgetSession, passwordOfNew, signUp } from './sign-in.ts';

test('adds and names a passkey, signs in with it without a password, and removes it', { tag: '@server' }, async ({
  page,
  request,
  server,
}) => {
  // Browsers require a host name for passkeys, not an IP address.
  const at = (path: string) => server.url.replace('127.0.0.1', 'localhost') + path;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, request);
  await page.goto(at('/apps/user/view/1?tab=security'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Lamp');
  await adding.getByLabel('Password', { exact: true }).fill(passwordOfNew);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Lamp', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Lamp' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Reading lamp');
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByText('Reading lamp', { exact: true })).toBeVisible();

  await forgetSession(page);
  await page.goto(at('/pages/login-cover'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Nora$/ })).toBeVisible();

  await page.goto(at('/apps/user/view/1?tab=security'));
  await expect(page.getByText(/^Last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Reading lamp' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(passwordOfNew);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Reading lamp', { exact: true })).toHaveCount(0);
  await forgetSession(page);
  await page.goto(at('/pages/login-cover'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey is unknown here.')).toBeVisible();
});
