import { press, pressFirst, type SweptPage } from './faces.ts';

const chart = 'figure svg path';
/** A period without data. */
const empty = 'from=1990-01-01&until=1990-01-31';

export const dashboardPages: Record<string, SweptPage> = {
  '/': {
    faces: () => [
      { at: '/', shows: chart },
      { at: `/?${empty}`, shows: '[data-card=companies] p' },
      { at: '/?range=year&year=2024', shows: chart },
      { at: '/', shows: chart, open: pressFirst('[data-card=revenueReport] button[aria-haspopup=menu]') },
      { at: '/', shows: chart, open: pressFirst('[data-card=sales] button[aria-haspopup=dialog]') },
      { at: '/', shows: chart, open: press('dashboards.setBudget') },
      { at: '/?arrange=on', shows: '[data-handle]' },
      { at: '/?arrange=on', shows: '[data-handle]', open: pressFirst('[data-handle=sales]') },
      { at: '/?arrange=on', shows: '[data-handle]', open: press('dashboards.arrange.setStart') },
      { at: '/?arrange=add', shows: 'dialog[open] li' },
    ],
  },
  '/dashboard/analytics': {
    faces: () => [
      { at: '/dashboard/analytics', shows: chart },
      { at: `/dashboard/analytics?${empty}`, shows: '[data-card=project] h3' },
    ],
  },
};
