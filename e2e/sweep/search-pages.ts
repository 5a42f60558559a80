import type { Page } from '@playwright/test';
import type { Face, SweptPage } from './faces.ts';

const marked = { titleMarks: [[0, 3]], detailMarks: [[4, 8]] };
const hits = [
  {
    kind: 'mail',
    id: 7,
    title: 'Oak for the lamps',
    detail: 'The oak came on Tuesday',
    time: '2026-03-01T09:00:00Z',
    path: '/apps/email/inbox/7',
    ...marked,
  },
  {
    kind: 'client',
    id: 1,
    title: 'Oakley & Daughters',
    detail: 'Maren Holt · Edinburgh',
    time: null,
    path: '/apps/invoice/clients/1',
    ...marked,
  },
];
const corrections = [{ word: 'oka', instead: 'oak' }];
const counts = [
  { kind: 'mail', count: 1000, isMore: true },
  { kind: 'client', count: 1, isMore: false },
];
const nothing = { hits: [], counts: [], total: 0, isMore: false, corrections: [] };

const answers = (page: Page, json: object) => page.route('**/api/v1/search/page?*', (route) => route.fulfill({ json }));

export const searchPages: Record<string, SweptPage> = {
  '/apps/search': {
    faces: () => [
      { at: '/apps/search', shows: 'main [role=status] p' },
      {
        at: '/apps/search?q=oka+from:maren+after:2026-01-01',
        before: (page) => answers(page, { hits, counts, total: 1001, isMore: true, corrections }),
        shows: 'main li a',
      },
      { at: '/apps/search?q=nothing-like-it', before: (page) => answers(page, nothing), shows: 'main [role=status] p' },
      {
        at: '/apps/search?q=failed',
        before: (page) => page.route('**/api/v1/search/page?*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } })),
        shows: 'main [role=alert]',
      },
    ],
  },
};

/** The command palette over a page: empty, with results, and asking for an argument. */
export const paletteFaces = (at: Face): Face[] => {
  const open = async (page: Page): Promise<void> => {
    await page.locator('header button[aria-keyshortcuts="Control+K Meta+K"]').click();
    await page.locator('dialog[open] [role=option]').first().waitFor();
  };
  const groups = hits.map((hit) => ({ kind: hit.kind, hits: [hit], isMore: true }));
  return [
    { ...at, open },
    {
      ...at,
      before: (page) => page.route('**/api/v1/search?*', (route) => route.fulfill({ json: { groups, corrections } })),
      open: async (page) => {
        await open(page);
        await page.locator('dialog[open] input').fill('oka');
        await page.locator('dialog[open] mark').first().waitFor();
      },
    },
  ];
};
