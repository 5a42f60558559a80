import { firstCall } from '#web/first-call.ts';
import { type PageRow, tableOf } from '#web/page-table.ts';
import { getProduct, getWishlist, listFacets, listProducts } from '../contract.ts';
import { getCheckout } from '../order-contract.ts';
import { idOfSlug } from '../slug-of.ts';
import { couponOf } from './checkout-steps.ts';
import { readShopSearch, shopInput } from './shop-search.ts';

const common = { needs: { action: 'read', subject: 'Shop' }, shell: 'app' } as const;

const product = {
  ...common,
  page: () => import('#features/shop/web/product-page.tsx').then(({ ProductPage }) => ProductPage),
  belongsTo: '/apps/ecommerce/shop',
} satisfies Partial<PageRow>;

/** Pages for buyers. */
export const pages = tableOf([
  {
    ...common,
    path: '/apps/ecommerce/shop',
    page: () => import('#features/shop/web/shop-page.tsx').then(({ ShopPage }) => ShopPage),
    ask: (client, _, search) => import('#features/shop/web/shop-queries.ts').then(({ prefetchShop }) => prefetchShop(client, search)),
    menu: { label: 'menu.browse', under: 'menu.shop' },
    first: (_, search) => [firstCall(listProducts, shopInput(readShopSearch(search))), firstCall(listFacets, {})],
  },
  { ...product, path: '/apps/ecommerce/product-detail' },
  {
    ...product,
    path: '/apps/ecommerce/product-detail/:slug',
    ask: (client, { slug }) => import('#features/shop/web/shop-queries.ts').then(({ prefetchProduct }) => prefetchProduct(client, slug)),
    first: ({ slug = '' }) => {
      const id = idOfSlug(slug);
      return id === null ? [] : [firstCall(getProduct, { params: { id } })];
    },
  },
  {
    ...common,
    path: '/apps/ecommerce/wishlist',
    page: () => import('#features/shop/web/wishlist-page.tsx').then(({ WishlistPage }) => WishlistPage),
    ask: (client) => import('#features/shop/web/shop-queries.ts').then(({ prefetchWishlist }) => prefetchWishlist(client)),
    menu: { label: 'menu.wishlist', under: 'menu.shop' },
    first: () => [firstCall(getWishlist, {})],
  },
  {
    ...common,
    path: '/apps/ecommerce/checkout',
    page: () => import('#features/shop/web/checkout-page.tsx').then(({ CheckoutPage }) => CheckoutPage),
    ask: (client, _, search) =>
      import('#features/shop/web/shop-queries.ts').then(({ prefetchCheckout }) => prefetchCheckout(client, search)),
    menu: { label: 'menu.checkout', under: 'menu.shop' },
    first: (_, search) => [firstCall(getCheckout, { query: { coupon: couponOf(search) } })],
  },
  {
    ...common,
    path: '/apps/ecommerce/my-orders',
    page: () => import('#features/shop/web/orders/my-orders-page.tsx').then(({ MyOrdersPage }) => MyOrdersPage),
    ask: (client) => import('#features/shop/web/shop-queries.ts').then(({ prefetchOwnOrders }) => prefetchOwnOrders(client)),
    menu: { label: 'menu.myOrders', under: 'menu.shop' },
  },
  {
    ...common,
    path: '/apps/ecommerce/my-orders/:id',
    page: () => import('#features/shop/web/orders/my-order-page.tsx').then(({ MyOrderPage }) => MyOrderPage),
    belongsTo: '/apps/ecommerce/my-orders',
  },
]);
