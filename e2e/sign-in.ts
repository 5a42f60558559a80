import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

export interface SignedIn {
  userData: { email: string; fullName: string };
  accessToken: string;
  refreshToken: string;
}

export const passwordOfNew = 'a long password';

/** Signs in as a seed account before the page next opens an address, as if the person had already been signed in. */
export async function signIn(page: Page, request: APIRequestContext, name: 'admin' | 'staff' | 'client'): Promise<SignedIn> {
  const answer = await request.get('/login', {
    params: { username: name, userType: name === 'client' ? 'client' : 'staff', api: 'login' },
    headers: { 'X-Password': name, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${name} was answered with ${answer.status()}`);
  return keepSession(page, await answer.json());
}

/** Registers a new user with their own entity, domain and sample mails, and signs them in. */
export async function signUp(page: Page, request: APIRequestContext): Promise<SignedIn> {
  const username = `p${randomUUID().slice(0, 12)}`;
  const answer = await request.post('/jwt/register', {
    data: { email: `${username}@${username}.example`, username, password: passwordOfNew, fullName: 'Nora Quill' },
  });
  if (!answer.ok()) throw new Error(`Registering was answered with ${answer.status()}`);
  return keepSession(page, await answer.json());
}

/** Saves the given session before the page next opens an address. */
export async function keepSession(page: Page, signedIn: SignedIn): Promise<SignedIn> {
  const { userData, accessToken, refreshToken } = signedIn;
  await page.addInitScript(
    (items) => {
      // Only once: later changes by the page persist, also after a reload.
      if (localStorage.getItem('signedIn') === items.accessToken) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      localStorage.setItem('signedIn', items.accessToken ?? '');
    },
    { userData: JSON.stringify(userData), accessToken, refreshToken } as Record<string, string>,
  );
  return signedIn;
}

/** Signs out on this page only, as if the browser had lost the session. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['userData', 'accessToken', 'refreshToken']) localStorage.removeItem(key);
  });
}
