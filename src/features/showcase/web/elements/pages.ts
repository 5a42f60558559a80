import { tableOf } from '#web/page-table.ts';

export const elementPages = tableOf([
  {
    path: '/ui-element/typography',
    page: () => import('#features/showcase/web/elements/typography-page.tsx').then(({ TypographyPage }) => TypographyPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/colors',
    page: () => import('#features/showcase/web/elements/colors-page.tsx').then(({ ColorsPage }) => ColorsPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/icons',
    page: () => import('#features/showcase/web/elements/icons-page.tsx').then(({ IconsPage }) => IconsPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
]);
