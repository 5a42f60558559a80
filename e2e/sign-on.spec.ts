import { startServer } from '../scripts/start-server.mjs';
import { mockOidcProvider } from '../tests/mock-oidc-provider.ts';
import { expect, test } from './journey.ts';
import { forgetSession, passwordOfNew, signUp } from './sign-in.ts';

test('sets up single sign-on as an admin, and signs a new user in without a password', { tag: '@server' }, async ({
  browser,
  playwright,
}) => {
  const provider = await mockOidcProvider();
  const server = await startServer({ SIGN_ON_HOSTS: '127.0.0.1' });
  const request = await playwright.request.newContext({ baseURL: server.url });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    const { userData } = await signUp(page, request);
    await page.goto('/pages/sign-on/settings');
    const redirect = await page.getByRole('textbox', { name: 'Redirect address' }).inputValue();
    expect(redirect).toBe(`${server.url}/pages/sign-on/return`);
    await page.getByLabel('Name', { exact: true }).fill('Harbour ID');
    await page.getByLabel('Issuer').fill('http://127.0.0.1:9');
    await page.getByLabel('Client ID').fill('atrium');
    await page.getByLabel('Role for new users').selectOption('author');
    await page.getByRole('button', { name: 'Save' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByLabel('Password', { exact: true }).fill(passwordOfNew);
    await proof.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No OpenID Connect provider was found at this address.')).toBeVisible();
    await page.getByLabel('Issuer').fill(provider.issuer);
    await page.getByRole('button', { name: 'Save' }).click();
    await proof.getByLabel('Password', { exact: true }).fill(passwordOfNew);
    await proof.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('group', { name: 'Single sign-on saved' })).toBeVisible();

    await forgetSession(page);
    provider.says({ sub: 'ada', email: `ada@${userData.email.split('@')[1]}`, email_verified: true, name: 'Ada Berg' });
    await page.goto('/pages/login-cover?to=%2Fapps%2Ftodo');
    await page.getByRole('link', { name: 'Sign in with Harbour ID' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/apps\/todo/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ })).toBeVisible();

    // The provider's response is valid only once.
    await forgetSession(page);
    await page.goto('/pages/sign-on/return?code=x&state=y');
    await expect(page.getByRole('heading', { name: 'Couldn’t sign you in' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Start again');
  } finally {
    await context.close();
    await request.dispose();
    await server.stop();
    await provider.close();
  }
});
