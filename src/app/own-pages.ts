import { tableOf } from '#web/page-table.ts';

/** Pages that belong to no area, or that show a page of another area by role. */
export const ownPages = tableOf([
  {
    path: '/access-control',
    page: () => import('#app/home-of-role-page.tsx').then(({ HomeOfRolePage }) => HomeOfRolePage),
    ask: (client) =>
      import('#features/client-home/web/client-home-queries.ts').then(({ prefetchClientHome }) => prefetchClientHome(client)),
    needs: { action: 'read', subject: 'ACL' },
    shell: 'app',
    menu: { label: 'menu.accessControl', under: 'menu.developers' },
  },
  {
    path: '/misc/error',
    page: () => import('#app/unknown-address-page.tsx').then(({ UnknownAddressPage }) => UnknownAddressPage),
    // Renders the shell itself for signed-in people.
    shell: 'bare',
    menu: { label: 'menu.error', under: 'menu.developers' },
  },
]);
