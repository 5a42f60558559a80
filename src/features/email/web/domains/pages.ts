import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listMailDomains } from '../../domains-contract.ts';

export const pages = tableOf([
  {
    path: '/pages/mail-domains',
    page: () => import('#features/email/web/domains/mail-domains-page.tsx').then(({ MailDomainsPage }) => MailDomainsPage),
    ask: (client) =>
      import('#features/email/web/domains/mail-domains-query.ts').then(({ mailDomainsQuery }) => client.prefetchQuery(mailDomainsQuery)),
    needs: { action: 'manage', subject: 'all' },
    shell: 'app',
    menu: { label: 'menu.mailDomains', under: 'menu.settings', words: 'mailDomains' },
    first: () => [firstCall(listMailDomains, {})],
  },
]);
