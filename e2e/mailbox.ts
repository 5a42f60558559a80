import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { signUp } from './sign-in.ts';

/** Opens the mail of a new user at an address; every user starts with the same 26 sample mails. Returns their access token. */
export async function openMailbox(page: Page, request: APIRequestContext, path = '/apps/email'): Promise<string> {
  const { accessToken } = await signUp(page, request);
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  return accessToken;
}

/** The rendered rows, newest first. */
export const rows = (page: Page): Locator => page.locator('[data-index]');
export const row = (page: Page, subject: string): Locator => rows(page).filter({ hasText: subject });
export const check = (page: Page, subject: string): Locator => row(page, subject).getByRole('checkbox');
export const star = (page: Page, subject: string): Locator => row(page, subject).getByRole('button', { name: /^Star “/ });

/** A folder or label in the sidebar; its accessible name continues with the unread count. */
export const place = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: new RegExp(`^${name}`) });

export const openMail = (page: Page): Locator => page.getByRole('region', { name: 'Open mail' });
export const subject = (page: Page): Locator => openMail(page).getByRole('heading').first();
/** The text of the open mail, without its replies. */
export const text = (page: Page) => openMail(page).frameLocator('iframe').first();
/** A tool of the list or of the open mail. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':not([data-row-tools] *)'));
/** A tool of the hovered row. */
export const rowTool = (page: Page, subject: string, name: string): Locator =>
  row(page, subject).locator('[data-row-tools]').getByRole('button', { name, exact: true });
/** A toast message. */
export const message = (page: Page, words: string | RegExp): Locator => page.getByRole('group', { name: words });
