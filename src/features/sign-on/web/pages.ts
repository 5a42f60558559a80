import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { getSignOn } from '../contract.ts';

/** Sign-in pages of single sign-on, and its settings page. */
export const pages = tableOf([
  {
    path: '/pages/sign-on/settings',
    page: () => import('#features/sign-on/web/settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
    ask: (client) => import('#features/sign-on/web/sign-on-query.ts').then(({ signOnQuery }) => client.prefetchQuery(signOnQuery)),
    needs: { action: 'manage', subject: 'all' },
    shell: 'app',
    menu: { label: 'menu.signOn', under: 'menu.settings', words: 'signOn' },
    first: () => [firstCall(getSignOn, {})],
  },
  {
    path: '/pages/sign-on/begin',
    page: () => import('#features/sign-on/web/entry/entry-page.tsx').then(({ EntryPage }) => EntryPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/sign-on/return',
    page: () => import('#features/sign-on/web/entry/return-page.tsx').then(({ ReturnPage }) => ReturnPage),
    shell: 'bare',
  },
]);
