import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { readAccount } from '../contract.ts';

/** The account settings page, open to everyone signed in. */
export const pages = tableOf([
  {
    path: '/pages/account-settings',
    page: () => import('#features/account/web/account-page.tsx').then(({ AccountPage }) => AccountPage),
    ask: (client) => import('#features/account/web/account-queries.ts').then(({ accountQuery }) => client.prefetchQuery(accountQuery)),
    needs: { action: 'read', subject: 'ACL' },
    shell: 'app',
    menu: {
      label: 'menu.accountSettings',
      under: 'menu.settings',
      words: 'account',
      tabs: [
        { label: 'menu.security', tab: 'security' },
        { label: 'menu.notifications', tab: 'notifications' },
      ],
    },
    first: () => [firstCall(readAccount, {})],
  },
]);
