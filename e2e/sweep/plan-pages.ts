import type { Page } from '@playwright/test';
import type { SweptPage } from './faces.ts';

/** Mocks the response for a company without a chosen plan, with these changes. */
const told =
  ({ used, days }: { used: number; days: number }) =>
  async (page: Page): Promise<void> => {
    const trialUntil = new Date(Date.now() + days * 86_400_000).toISOString();
    const plan = {
      chosen: null,
      period: 'monthly',
      inForce: days > 0 ? 'enterprise' : 'basic',
      trialUntil,
      chosenAt: null,
      chosenBy: null,
      version: 1,
    };
    const usage = { responses: used, subdomains: 3, storageBytes: 700_000_000 };
    const subdomains = ['lamps', 'news', 'oak'].map((name) => ({ name, createdAt: trialUntil }));
    await page.route('**/api/v1/plan', (route) =>
      route.fulfill({ json: { plan, usage, hasLimits: days > 0, subdomains, publicHost: 'office.example' } }),
    );
  };

/** The plans page: chosen, on trial, expired, at the limit, and with the dialog to choose a plan. */
export const planPages: Record<string, SweptPage> = {
  '/pages/pricing': {
    faces: () => [
      { at: '/pages/pricing', shows: 'main progress' },
      {
        at: '/pages/pricing?period=yearly',
        shows: 'main progress',
        open: async (page) => {
          await page.locator('main summary').first().click();
          await page.locator('main details[open] p').waitFor();
        },
      },
      { at: '/pages/pricing?choose=basic', shows: 'dialog[open] button' },
      { at: '/pages/pricing', before: told({ used: 12, days: 9 }), shows: 'main progress' },
      { at: '/pages/pricing', before: told({ used: 100, days: -3 }), shows: 'main progress' },
      { at: '/pages/pricing?choose=basic', before: told({ used: 120, days: 9 }), shows: 'dialog[open] li' },
    ],
  },
  '/pages/license': { faces: () => [{ at: '/pages/license', shows: 'main table' }] },
};
