import type { Page } from '@playwright/test';
import { passwordOfNew } from '../sign-in.ts';
import { press, type SweptPage, sendOff } from './faces.ts';
import type { Words } from './words.ts';

/** Mocks the response for a user with keys of every kind. */
async function tellKeys(page: Page): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const few = [
    { action: 'read', subject: 'Todo' },
    { action: 'update', subject: 'Invoice' },
  ];
  const kinds = [
    { name: 'Till in the shop', state: 'active', rules: [{ action: 'manage', subject: 'all' }], expiresAt: null },
    { name: 'كاتب الفواتير', state: 'active', rules: few, expiresAt: at(80) },
    { name: 'Report of every month, once for each studio', state: 'expired', rules: few, expiresAt: at(-3) },
    { name: 'Old till', state: 'revoked', rules: few, expiresAt: null },
    { name: 'Before the new password', state: 'ended', rules: few, expiresAt: null },
  ];
  const apiKeys = kinds.map((kind, index) => ({
    ...{ id: index + 1, hint: 'x4Qz', createdAt: at(-20), ...kind },
    ...(index % 2 === 0 ? { lastUsedAt: at(-1), lastUsedAddress: '203.0.113.7' } : { lastUsedAt: null, lastUsedAddress: '' }),
  }));
  const writes = [
    { id: 2, keyName: 'كاتب الفواتير', action: 'create', subject: 'Invoice', createdAt: at(-1), undoneAt: null },
    { id: 1, keyName: 'Till in the shop', action: 'delete', subject: 'Todo', createdAt: at(-2), undoneAt: at(-1) },
  ];
  await page.route('**/api/v1/mcp/writes', (route) => route.fulfill({ json: { writes } }));
  await page.route('**/api/v1/api-keys', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { apiKeys } }) : route.fallback(),
  );
}

const at = '/pages/api-key';
const dialog = 'dialog[open]';

/** Creates a key, up to the step that shows it once. */
async function make(page: Page, words: Words): Promise<void> {
  await press('apiKeys.add', dialog)(page, words);
  await page.locator(`${dialog} input[name=name]`).fill('Sweep');
  await page.getByRole('radio', { name: words('apiKeys.whole') }).check();
  await page.locator(`${dialog} input[name=password]`).fill(passwordOfNew);
  await page.locator(`${dialog} [type=submit]`).click();
  await page.getByRole('button', { name: words('apiKeys.token.kept') }).waitFor();
}

/** The API keys page: empty, full, the form, its errors, a new key, and the confirmation to revoke one. */
export const apiKeyPages: Record<string, SweptPage> = {
  [at]: {
    isForNew: true,
    faces: () => [
      { at, shows: 'main pre' },
      { at, shows: 'main pre', open: press('apiKeys.add', `${dialog} table, ${dialog} fieldset fieldset`) },
      {
        ...{ at, shows: 'main pre' },
        open: async (page, words) => {
          await press('apiKeys.add', dialog)(page, words);
          await page.locator(`${dialog} select`).selectOption('own');
          await sendOff(dialog)(page);
        },
      },
      { at, shows: 'main pre', open: make },
      { at, before: tellKeys, shows: 'main li' },
      {
        ...{ at, shows: 'main li' },
        open: async (page) => {
          await page.locator('main li button').first().click();
          await page.locator(dialog).waitFor();
        },
      },
    ],
  },
};
