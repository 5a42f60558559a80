import { type CardPageName, readDashboard } from '#features/dashboards/contract.ts';
import { firstCall } from '#web/first-call.ts';
import { type Need, type PageRow, tableOf } from '#web/page-table.ts';
import { firstInput } from './live/first-input.ts';

/** Granted to everyone who works in the company. */
const needs: Need = { action: 'read', subject: 'View' };

const live = (name: CardPageName) =>
  ({
    ask: (client, _, search) =>
      import('#features/cards/web/live/ask-ahead.ts').then(({ prefetchCards }) => prefetchCards(client, name, search)),
    needs,
    shell: 'app',
    first: (_, search) => [firstCall(readDashboard, firstInput(name, search))],
  }) satisfies Partial<PageRow>;

export const pages = tableOf([
  {
    path: '/cards/basic',
    page: () => import('#features/cards/web/basic/basic-page.tsx').then(({ BasicPage }) => BasicPage),
    needs,
    shell: 'app',
    menu: { label: 'menu.cardBasic', under: 'menu.cards' },
  },
  {
    path: '/cards/advance',
    page: () => import('#features/cards/web/advance/advance-page.tsx').then(({ AdvancePage }) => AdvancePage),
    ...live('advance-cards'),
    menu: { label: 'menu.cardAdvance', under: 'menu.cards' },
  },
  {
    path: '/cards/statistics',
    page: () => import('#features/cards/web/statistics/statistics-page.tsx').then(({ StatisticsPage }) => StatisticsPage),
    ...live('statistics-cards'),
    menu: { label: 'menu.cardStatistics', under: 'menu.cards' },
  },
  {
    path: '/cards/analytics',
    page: () => import('#features/cards/web/analytics/analytics-page.tsx').then(({ AnalyticsPage }) => AnalyticsPage),
    ...live('analytics-cards'),
    menu: { label: 'menu.cardAnalytics', under: 'menu.cards' },
  },
  {
    path: '/cards/action',
    page: () => import('#features/cards/web/action/action-page.tsx').then(({ ActionPage }) => ActionPage),
    ...live('action-cards'),
    menu: { label: 'menu.cardAction', under: 'menu.cards' },
  },
]);
