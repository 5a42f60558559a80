import { tableOf } from '#web/page-table.ts';

/** The pages that stand for what is not there: not yet, not now, or not for this person. */
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
