import type { APIRequestContext, Page } from '@playwright/test';

/** Signs in as one of the seed accounts before the page's next address is opened, as if the person had done so before. */
export async function signIn(page: Page, request: APIRequestContext, name: 'admin' | 'staff' | 'client'): Promise<void> {
  const answer = await request.get('/login', {
    params: { username: name, userType: name === 'client' ? 'client' : 'staff', api: 'login' },
    headers: { 'X-Password': name, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${name} was answered with ${answer.status()}`);
  const { userData, accessToken, refreshToken } = await answer.json();
  await page.addInitScript(
    (items) => {
      // Once: what the page makes of it afterwards stands, also after a reload.
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userData: JSON.stringify(userData), accessToken, refreshToken } as Record<string, string>,
  );
}
