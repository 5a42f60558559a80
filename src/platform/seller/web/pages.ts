import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { getSeller } from '../contract.ts';

export const pages = tableOf([
  {
    path: '/apps/invoice/settings',
    page: () => import('#platform/seller/web/seller-page.tsx').then(({ SellerPage }) => SellerPage),
    ask: (client) => import('#platform/seller/web/seller-query.ts').then(({ sellerQuery }) => client.prefetchQuery(sellerQuery)),
    needs: { action: 'read', subject: 'Seller' },
    shell: 'app',
    menu: { label: 'menu.seller', under: 'menu.settings', words: 'seller' },
    first: () => [firstCall(getSeller, {})],
  },
]);
