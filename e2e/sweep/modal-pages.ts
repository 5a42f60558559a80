import type { Page } from '@playwright/test';
import type { SweptPage } from './faces.ts';

const at = (open: string) => `/pages/modal-examples?open=${open}`;

export const modalPages: Record<string, SweptPage> = {
  '/pages/modal-examples': {
    faces: () => [
      { at: '/pages/modal-examples', shows: 'main li h2' },
      ...['share', 'card', 'invite', 'address'].map((open) => ({ at: at(open), shows: 'dialog[open] input' })),
      { at: at('pricing'), shows: 'dialog[open] section' },
      { at: at('second-step'), shows: 'dialog[open] section button' },
      { at: at('user'), shows: 'dialog[open] [role=combobox]' },
      {
        at: at('user'),
        shows: 'dialog[open] [role=combobox]',
        open: async (page) => {
          await page.locator('dialog[open] button[type=submit]').click();
          await page.locator('dialog[open] input[type=email]').waitFor();
        },
      },
      {
        at: at('address'),
        shows: 'dialog[open] input',
        open: async (page) => {
          await page.locator('dialog[open] button[type=submit]').click();
          await page.locator('dialog[open] [aria-invalid=true]').first().waitFor();
        },
      },
      ...[0, 1, 2, 3].map((steps) => ({
        at: at('board'),
        shows: 'dialog[open] li [aria-current=step]',
        stays: true,
        open: async (page: Page) => {
          // The draft of the previous check is at another step.
          await page.locator('dialog[open] li:first-child button').click();
          await page.locator('dialog[open] input').fill('Lamps');
          for (let step = 0; step < steps; step += 1) {
            await page.locator('dialog[open] button[type=submit]').click();
            await page.locator(`dialog[open] li:nth-child(${step + 2}) [aria-current=step]`).waitFor();
          }
        },
      })),
    ],
  },
};
