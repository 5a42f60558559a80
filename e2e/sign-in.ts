import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

export interface SignedIn {
  userData: { email: string; fullName: string };
  accessToken: string;
  refreshToken: string;
}

export const passwordOfNew = 'a long password';

/** Signs in as one of the seed accounts before the page's next address is opened, as if the person had done so before. */
export async function signIn(page: Page, request: APIRequestContext, name: 'admin' | 'staff' | 'client'): Promise<SignedIn> {
  const answer = await request.get('/login', {
    params: { username: name, userType: name === 'client' ? 'client' : 'staff', api: 'login' },
    headers: { 'X-Password': name, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${name} was answered with ${answer.status()}`);
  return keepSession(page, await answer.json());
}

/** Registers somebody new, with an entity, a domain and sample mails of their own, and signs them in. */
export async function signUp(page: Page, request: APIRequestContext): Promise<SignedIn> {
  const username = `p${randomUUID().slice(0, 12)}`;
  const answer = await request.post('/jwt/register', {
    data: { email: `${username}@${username}.example`, username, password: passwordOfNew, fullName: 'Nora Quill' },
  });
  if (!answer.ok()) throw new Error(`Registering was answered with ${answer.status()}`);
  return keepSession(page, await answer.json());
}

/** Signs in whoever was answered, before the page's next address is opened. */
export async function keepSession(page: Page, signedIn: SignedIn): Promise<SignedIn> {
  const { userData, accessToken, refreshToken } = signedIn;
  await page.addInitScript(
    (items) => {
      // Once: what the page makes of it afterwards stands, also after a reload.
      if (localStorage.getItem('signedIn') === items.accessToken) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      localStorage.setItem('signedIn', items.accessToken ?? '');
    },
    { userData: JSON.stringify(userData), accessToken, refreshToken } as Record<string, string>,
  );
  return signedIn;
}

/** Signs out on this page alone, as if the browser had forgotten who was signed in. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['userData', 'accessToken', 'refreshToken']) localStorage.removeItem(key);
  });
}
