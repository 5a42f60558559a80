import { firstCall, idFrom } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { getOrder, listOrders } from '../../order-contract.ts';
import { listCoupons, listManagedProducts } from '../../product-contract.ts';
import { getShopSettings } from '../../settings-contract.ts';
import { couponListInput, readCouponTable } from './coupons/coupon-table.ts';
import { orderListInput, readOrderTable } from './orders/order-table.ts';
import { managedListInput, readManagedTable } from './products/managed-table.ts';

/** Pages for shop staff. */
export const pages = tableOf([
  {
    path: '/apps/ecommerce/orders',
    page: () => import('#features/shop/web/staff/orders/orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    ask: (client, _, search) =>
      import('#features/shop/web/staff/orders/order-queries.ts').then(({ prefetchOrders }) => prefetchOrders(client, search)),
    needs: { action: 'read', subject: 'Order' },
    shell: 'app',
    menu: { label: 'menu.orders', under: 'menu.shop' },
    first: (_, search) => [firstCall(listOrders, orderListInput(readOrderTable(search)))],
  },
  {
    path: '/apps/ecommerce/orders/:id',
    page: () => import('#features/shop/web/staff/orders/order-page.tsx').then(({ OrderPage }) => OrderPage),
    ask: (client, { id }) =>
      import('#features/shop/web/staff/orders/order-queries.ts').then(({ prefetchOrder }) => prefetchOrder(client, idFrom(id) ?? 0)),
    needs: { action: 'read', subject: 'Order' },
    shell: 'app',
    belongsTo: '/apps/ecommerce/orders',
    first: ({ id: text }) => {
      const id = idFrom(text);
      return id === undefined ? [] : [firstCall(getOrder, { params: { id } })];
    },
  },
  {
    path: '/apps/ecommerce/products',
    page: () => import('#features/shop/web/staff/products/products-page.tsx').then(({ ProductsPage }) => ProductsPage),
    ask: (client, _, search) =>
      import('#features/shop/web/staff/products/managed-queries.ts').then(({ prefetchManaged }) => prefetchManaged(client, search)),
    needs: { action: 'read', subject: 'Product' },
    shell: 'app',
    menu: { label: 'menu.products', under: 'menu.shop' },
    first: (_, search) => [firstCall(listManagedProducts, managedListInput(readManagedTable(search)))],
  },
  {
    path: '/apps/ecommerce/coupons',
    page: () => import('#features/shop/web/staff/coupons/coupons-page.tsx').then(({ CouponsPage }) => CouponsPage),
    ask: (client, _, search) =>
      import('#features/shop/web/staff/coupons/coupons-query.ts').then(({ prefetchCoupons }) => prefetchCoupons(client, search)),
    needs: { action: 'read', subject: 'Product' },
    shell: 'app',
    menu: { label: 'menu.coupons', under: 'menu.shop' },
    first: (_, search) => [firstCall(listCoupons, couponListInput(readCouponTable(search)))],
  },
  {
    path: '/apps/ecommerce/settings',
    page: () => import('#features/shop/web/staff/settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
    ask: (client) =>
      import('#features/shop/web/staff/settings/settings-query.ts').then(({ shopSettingsQuery }) =>
        client.prefetchQuery(shopSettingsQuery),
      ),
    needs: { action: 'read', subject: 'Product' },
    shell: 'app',
    menu: { label: 'menu.shopSettings', under: 'menu.settings', words: 'shopSettings' },
    first: () => [firstCall(getShopSettings, {})],
  },
]);
