import { tableOf } from '#web/page-table.ts';

/** Pages for what is missing: coming soon, maintenance, 404, and no permission. */
export const pages = tableOf([
  {
    path: '/misc/coming-soon',
    page: () => import('#features/visitors/web/coming-soon-page.tsx').then(({ ComingSoonPage }) => ComingSoonPage),
    shell: 'bare',
    menu: { label: 'menu.comingSoon', under: 'menu.developers' },
  },
  {
    path: '/misc/maintenance',
    page: () => import('#features/visitors/web/maintenance-page.tsx').then(({ MaintenancePage }) => MaintenancePage),
    shell: 'bare',
    menu: { label: 'menu.maintenance', under: 'menu.developers' },
  },
  {
    path: '/misc/not-authorized',
    page: () => import('#features/visitors/web/not-authorized-page.tsx').then(({ NotAuthorizedPage }) => NotAuthorizedPage),
    shell: 'bare',
    menu: { label: 'menu.notAuthorized', under: 'menu.developers' },
  },
]);
