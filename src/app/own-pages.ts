import { tableOf } from '#web/page-table.ts';

/** Pages that belong to no area. */
export const ownPages = tableOf([
  {
    path: '/misc/error',
    page: () => import('#app/unknown-address-page.tsx').then(({ UnknownAddressPage }) => UnknownAddressPage),
    // Renders the shell itself for signed-in people.
    shell: 'bare',
    menu: { label: 'menu.error', under: 'menu.developers' },
  },
]);
