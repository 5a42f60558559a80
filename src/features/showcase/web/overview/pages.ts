import { tableOf } from '#web/page-table.ts';

/** The showcase overview, the only page listed in the menu. Other pages are in their group's table. */
export const pages = tableOf([
  {
    path: '/components',
    page: () => import('#features/showcase/web/overview/overview-page.tsx').then(({ OverviewPage }) => OverviewPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
    menu: {
      label: 'menu.showcase',
      under: 'menu.developers',
      covers: ['/ui-element', '/colors', '/icons', '/extensions', '/forms', '/page-layout', '/charts'],
    },
  },
  // The parent paths of the specification's demo pages have no page.
  { path: '/ui-element', leadsTo: '/components' },
  { path: '/extensions', leadsTo: '/components' },
  { path: '/forms', leadsTo: '/components' },
  { path: '/forms/elements', leadsTo: '/components' },
  { path: '/page-layout', leadsTo: '/components' },
]);
