import { tableOf } from '#web/page-table.ts';

export const componentPages = tableOf([
  {
    path: '/components/divider',
    page: () => import('#features/showcase/web/components/divider-page.tsx').then(({ DividerPage }) => DividerPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
]);
