import { tableOf } from '#web/page-table.ts';

const needs = { action: 'read', subject: 'View' } as const;

export const layoutPages = tableOf([
  {
    path: '/page-layout/collapse-menu',
    page: () => import('#features/showcase/web/page-layout/collapse-menu-page.tsx').then(({ CollapseMenuPage }) => CollapseMenuPage),
    needs,
    shell: 'app',
  },
  {
    path: '/page-layout/layout-boxed',
    page: () => import('#features/showcase/web/page-layout/layout-boxed-page.tsx').then(({ LayoutBoxedPage }) => LayoutBoxedPage),
    needs,
    shell: 'app',
  },
  {
    path: '/page-layout/without-menu',
    page: () => import('#features/showcase/web/page-layout/without-menu-page.tsx').then(({ WithoutMenuPage }) => WithoutMenuPage),
    needs,
    shell: 'app',
  },
  {
    path: '/page-layout/layout-empty',
    page: () => import('#features/showcase/web/page-layout/layout-empty-page.tsx').then(({ LayoutEmptyPage }) => LayoutEmptyPage),
    needs,
    shell: 'app',
  },
  {
    path: '/page-layout/layout-blank',
    page: () => import('#features/showcase/web/page-layout/layout-blank-page.tsx').then(({ LayoutBlankPage }) => LayoutBlankPage),
    needs,
    shell: 'bare',
  },
]);
