import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect } from './journey.ts';
import { signUp } from './sign-in.ts';

interface Users {
  /** Finds users by name or address, through the API. */
  find: (q: string) => Promise<{ id: number; fullName: string; email: string; status: string; version: number }[]>;
  /** Changes a user directly through the API. */
  change: (id: number, fields: object) => Promise<void>;
  accessToken: string;
  /** The address of the signed-in user. */
  email: string;
}

/** Opens the users of a new company with the sample data at an address. Resolves once the page receives live updates. */
export async function openUsers(page: Page, request: APIRequestContext, path = '/apps/user/list'): Promise<Users> {
  const { accessToken, userData } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const listening = answerTo(page, '/api/v1/events');
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await listening;
  return {
    accessToken,
    email: userData.email,
    async find(q) {
      const answer = await request.get('/api/users/list/data', { headers, params: { q } });
      return (await answer.json()).users;
    },
    async change(id, fields) {
      const answer = await request.post(`/api/v1/users/${id}`, { headers, data: fields });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}

export const rows = (page: Page): Locator => page.locator('tr[data-index]');
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
export const card = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'User statistics' }).locator('div', { hasText: label });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^(New|Edit) user$/ });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** A toast message. */
export const message = (page: Page, words: string | RegExp): Locator => page.getByRole('group', { name: words });

export async function search(page: Page, q: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search users' }).fill(q);
  await page.waitForURL((url) => url.searchParams.get('q') === (q || null));
}

/** Selects an item from a user's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
