import { firstCall, idFrom } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listDeliveries, listWebhooks } from '../contract.ts';
import { deliveryListInput, readDeliveryTable } from './delivery-table.ts';

export const pages = tableOf([
  {
    path: '/pages/webhooks',
    page: () => import('#features/webhooks/web/webhooks-page.tsx').then(({ WebhooksPage }) => WebhooksPage),
    ask: (client) => import('#features/webhooks/web/webhook-queries.ts').then(({ webhooksQuery }) => client.prefetchQuery(webhooksQuery)),
    needs: { action: 'manage', subject: 'all' },
    shell: 'app',
    menu: { label: 'menu.webhooks', under: 'menu.settings', words: 'webhooks', isWide: true },
    first: () => [firstCall(listWebhooks, {})],
  },
  {
    path: '/pages/webhooks/:id',
    page: () => import('#features/webhooks/web/webhook-page.tsx').then(({ WebhookPage }) => WebhookPage),
    ask: (client, { id }, search) =>
      import('#features/webhooks/web/webhook-queries.ts').then(({ prefetchDeliveries }) => prefetchDeliveries(client, idFrom(id), search)),
    needs: { action: 'manage', subject: 'all' },
    shell: 'app',
    belongsTo: '/pages/webhooks',
    first: ({ id }, search) => {
      const webhookId = idFrom(id);
      return webhookId === undefined ? [] : [firstCall(listDeliveries, deliveryListInput(webhookId, readDeliveryTable(search)))];
    },
  },
]);
