import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect } from './journey.ts';
import { signIn, signUp } from './sign-in.ts';

/** Opens the chat of a new user at an address; every user starts with the same two sample chats. Returns their access token. */
export async function openChat(page: Page, request: APIRequestContext, path = '/apps/chat'): Promise<string> {
  const { accessToken } = await signUp(page, request);
  await page.goto(path);
  await expect(threads(page).first()).toBeVisible();
  return accessToken;
}

/** Signs in one of the two staff accounts and opens its chat with the other, with live updates. */
export async function enter(page: Page, name: 'admin' | 'staff', path?: string): Promise<void> {
  await signIn(page, page.request, name);
  const listening = answerTo(page, '/api/v1/events');
  await page.goto(path ?? `/apps/chat?contact=${name === 'admin' ? 3 : 1}`);
  await listening;
  await expect(composer(page)).toBeVisible();
}

const list = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true }).getByRole('link');
export const threads = (page: Page): Locator => list(page, 'Chats');
export const contacts = (page: Page): Locator => list(page, 'Contacts');
export const found = (page: Page): Locator => page.getByRole('complementary').getByRole('list', { name: 'Messages' }).getByRole('link');
export const composer = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Message to/ }).or(page.getByRole('combobox', { name: /^Message to/ }));
export const message = (page: Page, text: string): Locator => page.locator('[data-key]').filter({ hasText: text });
export const search = (page: Page): Locator => page.getByRole('textbox', { name: 'Search people and messages' });
/** A toast message. */
export const note = (page: Page, words: string): Locator => page.getByRole('group', { name: words });

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Selects an item from the menu of a message. */
export async function choose(page: Page, text: string, action: string): Promise<void> {
  // Waits until it is sent: the row moves when its pending status disappears.
  const one = message(page, text).and(page.locator('[data-id]')).first();
  await one.hover();
  await one.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
