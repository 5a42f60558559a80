import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listApiKeys } from '../contract.ts';

/** The API keys page, open to everyone signed in. */
export const pages = tableOf([
  {
    path: '/pages/api-key',
    page: () => import('#features/api-keys/web/api-key-page.tsx').then(({ ApiKeyPage }) => ApiKeyPage),
    ask: (client) => import('#features/api-keys/web/api-keys-query.ts').then(({ apiKeysQuery }) => client.prefetchQuery(apiKeysQuery)),
    needs: { action: 'read', subject: 'ACL' },
    shell: 'app',
    menu: { label: 'menu.apiKeys', under: 'menu.settings', words: 'apiKeys', isWide: true },
    first: () => [firstCall(listApiKeys, {})],
  },
]);
