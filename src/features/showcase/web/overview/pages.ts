import { tableOf } from '#web/page-table.ts';

/** The overview of the showcase: the one of its pages that the menu knows. The others stand in the table of their group. */
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
  // What the specification's demo pages stand under has no page of its own.
  { path: '/ui-element', leadsTo: '/components' },
  { path: '/extensions', leadsTo: '/components' },
  { path: '/forms', leadsTo: '/components' },
  { path: '/forms/elements', leadsTo: '/components' },
  { path: '/page-layout', leadsTo: '/components' },
]);
