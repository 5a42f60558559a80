import { tableOf } from '#web/page-table.ts';

const shared = { needs: { action: 'read', subject: 'View' }, shell: 'app' } as const;

export const chartPages = tableOf([
  {
    path: '/charts/apex',
    page: () => import('#features/showcase/web/charts/apex-page.tsx').then(({ ApexPage }) => ApexPage),
    ...shared,
  },
  {
    path: '/charts/chartjs',
    page: () => import('#features/showcase/web/charts/chartjs-page.tsx').then(({ ChartjsPage }) => ChartjsPage),
    ...shared,
  },
  {
    path: '/charts/recharts',
    page: () => import('#features/showcase/web/charts/recharts-page.tsx').then(({ RechartsPage }) => RechartsPage),
    ...shared,
  },
]);
