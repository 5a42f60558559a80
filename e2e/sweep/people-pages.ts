import type { Page } from '@playwright/test';
import { passwordOfNew } from '../sign-in.ts';
import { press, pressFirst, type SweptPage } from './faces.ts';
import type { Words } from './words.ts';

const row = 'tr[data-index]';
const inDialog = ':is([role=dialog], dialog[open])';

/** Starts setting up two-step verification, up to the QR code. */
async function beginSecondStep(page: Page, words: Words): Promise<void> {
  await press('session.steps.turnOn')(page, words);
  await page.locator('dialog[open] input').fill(passwordOfNew);
  await page.locator('dialog[open] input').press('Enter');
  await page.locator('dialog[open] svg[role=img]').waitFor();
}

export const peoplePages: Record<string, SweptPage> = {
  '/apps/user/list': {
    faces: () => [
      {
        at: '/apps/user/list',
        shows: row,
        open: async (page) => {
          await page.locator(`${row} input`).nth(1).check();
          await page.locator(`${row} [aria-haspopup=menu]`).nth(2).click();
          await page.getByRole('menu').waitFor();
        },
      },
      ...['new', '3', 'import'].map((open) => ({ at: `/apps/user/list?open=${open}`, shows: `${inDialog} input` })),
      { at: '/apps/user/list', shows: row },
      { at: '/apps/user/list?q=nobody-like-it', shows: '[role=status] p' },
    ],
  },
  '/apps/user/view/:id': {
    faces: () => [
      ...['account', 'security', 'billing', 'notifications', 'connections'].map((tab) => ({
        at: `/apps/user/view/1?tab=${tab}`,
        shows: 'section h2',
      })),
      { at: '/apps/user/view/1?tab=security', shows: 'section h2', open: press('session.steps.turnOn') },
      { at: '/apps/user/view/1?tab=security', shows: 'section h2', open: beginSecondStep },
    ],
  },
  '/apps/roles': {
    faces: () => [
      { at: '/apps/roles', shows: 'main h2' },
      { at: '/apps/roles', shows: 'main h2', open: pressFirst('main ul ul button', 'dialog [data-allowed]') },
      ...['editor', 'admin', 'nowhere'].map((role) => ({
        at: `/apps/roles?role=${role}`,
        shows: 'dialog :is(fieldset, tbody tr, [role=status])',
      })),
      {
        at: '/apps/roles?role=subscriber',
        shows: 'dialog input[type=checkbox]',
        open: async (page) => {
          await page.locator('dialog input[type=checkbox]:not(:checked)').last().check();
          await page.locator('dialog footer button').last().click();
          await page.locator('dialog dialog section').waitFor();
        },
      },
    ],
  },
  '/apps/permissions': {
    faces: () => [
      { at: '/apps/permissions', shows: 'tbody tr td' },
      {
        at: '/apps/permissions',
        shows: 'tbody tr td',
        open: async (page) => {
          await page.locator('tbody [aria-haspopup=menu]').last().click();
          await page.getByRole('menuitem').first().click();
          await page.locator('dialog input').waitFor();
        },
      },
    ],
  },
  '/apps/trash': {
    faces: () => [
      {
        at: '/apps/trash',
        shows: 'tbody time',
        open: async (page) => {
          await page.locator(`${row} input`).first().check();
          await page.locator(`${row} [aria-haspopup=menu]`).first().click();
          await page.getByRole('menuitem').last().click();
          await page.locator('dialog button').first().waitFor();
        },
      },
      { at: '/apps/trash?q=nothing-like-it', shows: '[role=status] p' },
    ],
  },
  '/setup': { faces: () => [{ at: '/setup', shows: 'main ol' }] },
  '/setup/:step': {
    faces: () => ['company', 'areas', 'people', 'mail', 'data'].map((step) => ({ at: `/setup/${step}`, shows: 'main ol' })),
  },
  '/apps/workspace': {
    faces: () => [
      { at: '/apps/workspace', shows: 'main dl' },
      ...[[], [{ table: 'todo_tasks', id: '3', reason: '', why: { code: 'row_names_nothing' } }]].map((problems) => ({
        at: '/apps/workspace',
        shows: 'main dl',
        before: async (page: Page) => {
          const facts = { company: 'Juniper & Vale', tables: [{ table: 'mails', rows: 26 }], files: 34, fileBytes: 160_000 };
          const left = { stays: [], inTheWay: [], rowBytes: 160_000, importLimitBytes: 2e8 };
          await page.route('**/api/v1/workspace', (route) => route.fulfill({ json: { ...facts, ...left } }));
          const checked = {
            madeAt: '2026-03-12T09:00:00Z',
            missingFiles: 2,
            stayed: [{ why: 'mailboxes', rows: 1 }],
            leftColumns: ['mails.mood'],
          };
          await page.route('**/api/v1/workspace/check', (route) => route.fulfill({ json: { ...facts, ...checked, problems } }));
        },
        open: async (page: Page) => {
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'a.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('a') });
          await page.locator('main [role=status]').first().waitFor();
        },
      })),
    ],
  },
  '/apps/audit-log': {
    faces: () => [
      { at: '/apps/audit-log?action=session', shows: 'tbody time' },
      { at: '/apps/audit-log?action=session', shows: 'tbody time', open: pressFirst('tbody time', 'dialog dl') },
    ],
  },
};
