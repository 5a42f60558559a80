import { firstCall, zoneOfReader } from '#web/first-call.ts';
import { type Need, type PageRow, tableOf } from '#web/page-table.ts';
import { readDashboard } from '../contract.ts';
import { dashboardInput, readDashboardSearch } from './dashboard-search.ts';

/** All staff have this permission. The home path requires none and redirects others to a page they can see. */
const needs: Need = { action: 'read', subject: 'View' };

const ecommerce = {
  page: () => import('#features/dashboards/web/ecommerce-page.tsx').then(({ EcommercePage }) => EcommercePage),
  ask: (client, _, search) =>
    import('#features/dashboards/web/dashboard-query.ts').then(({ prefetchDashboard }) => prefetchDashboard(client, 'ecommerce', search)),
  needs,
  shell: 'app',
  first: (_, search) => [firstCall(readDashboard, dashboardInput('ecommerce', readDashboardSearch(search), zoneOfReader))],
} satisfies Partial<PageRow>;

export const dashboardPages = tableOf([
  { path: '/', ...ecommerce, menu: { label: 'menu.home' } },
  { path: '/dashboard/ecommerce', ...ecommerce, belongsTo: '/' },
  {
    path: '/dashboard/analytics',
    page: () => import('#features/dashboards/web/analytics-page.tsx').then(({ AnalyticsPage }) => AnalyticsPage),
    ask: (client, _, search) =>
      import('#features/dashboards/web/dashboard-query.ts').then(({ prefetchDashboard }) => prefetchDashboard(client, 'analytics', search)),
    needs,
    shell: 'app',
    menu: { label: 'menu.analytics' },
    first: (_, search) => [firstCall(readDashboard, dashboardInput('analytics', readDashboardSearch(search), zoneOfReader))],
  },
]);
