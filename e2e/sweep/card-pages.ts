import { type Face, pressFirst, type SweptPage } from './faces.ts';

const chart = 'figure svg path';
/** A period without data. */
const empty = 'from=1990-01-01&until=1990-01-31';

/** The figures fail to load. */
const failed = (at: string): Face => ({
  at,
  before: (page) => page.route('**/api/v1/dashboard?**', (route) => route.fulfill({ status: 500, json: { error: {} } })),
  shows: '[role=alert]',
  stays: true,
});

export const cardPages: Record<string, SweptPage> = {
  '/cards/basic': { faces: () => [{ at: '/cards/basic', shows: '[role=tablist]' }] },
  '/cards/advance': {
    faces: () => [
      { at: '/cards/advance', shows: chart },
      { at: `/cards/advance?${empty}`, shows: '[data-card=business] p' },
      { at: '/cards/advance', shows: chart, open: pressFirst('[data-card=medal] button[aria-haspopup=dialog]') },
    ],
  },
  '/cards/statistics': {
    faces: () => [
      { at: '/cards/statistics', shows: chart },
      { at: `/cards/statistics?${empty}`, shows: '[data-card=newsletter] p' },
      { at: '/cards/statistics?range=year', shows: chart },
      failed('/cards/statistics'),
    ],
  },
  '/cards/analytics': {
    faces: () => [
      { at: '/cards/analytics', shows: chart },
      { at: `/cards/analytics?${empty}`, shows: '[data-card=customers] p' },
    ],
  },
  '/cards/action': {
    faces: () => [
      { at: '/cards/action', shows: chart },
      {
        at: '/cards/action',
        shows: chart,
        open: pressFirst('[data-card=transactions] [aria-expanded=true][aria-controls]', '[data-card=transactions] [aria-expanded=false]'),
      },
      { at: '/cards/action', shows: chart, open: pressFirst('[data-card=timeline] button:last-of-type', 'main [data-card=figures]') },
    ],
  },
};
