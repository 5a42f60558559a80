import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listClients } from '../contract.ts';
import { clientListInput } from './client-list-input.ts';
import { readClientTable } from './client-table.ts';

export const clientPages = tableOf([
  {
    path: '/apps/invoice/clients',
    page: () => import('#features/clients/web/clients-page.tsx').then(({ ClientsPage }) => ClientsPage),
    ask: (client, _, search) =>
      import('#features/clients/web/prefetch-clients.ts').then(({ prefetchClients }) => prefetchClients(client, search)),
    needs: { action: 'read', subject: 'Client' },
    shell: 'app',
    menu: { label: 'menu.clients', under: 'menu.invoices', words: 'clients' },
    first: (_, search) => [firstCall(listClients, clientListInput(readClientTable(search)))],
  },
]);
