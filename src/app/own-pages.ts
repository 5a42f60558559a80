import { tableOf } from '#web/page-table.ts';

/** The pages that no area has. */
export const ownPages = tableOf([
  {
    path: '/misc/error',
    page: () => import('#app/unknown-address-page.tsx').then(({ UnknownAddressPage }) => UnknownAddressPage),
    // It brings the shell along for who is signed in.
    shell: 'bare',
    menu: { label: 'menu.error', under: 'menu.developers' },
  },
]);
