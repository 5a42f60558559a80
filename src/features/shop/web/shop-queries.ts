import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { call } from '#web/api-client.ts';
import { getProduct, getWishlist, listFacets, listProducts, listReviews } from '../contract.ts';
import { getCheckout, getOwnOrder, listOwnOrders } from '../order-contract.ts';
import { idOfSlug } from '../slug-of.ts';
import type { cartQuery } from './cart-query.ts';
import { readSavedCheckout } from './checkout/use-checkout-choice.ts';
import { couponOf } from './checkout-steps.ts';
import { readShopSearch, shopInput } from './shop-search.ts';

const staleTime = 30_000;

export const productsQuery = (input: ReturnType<typeof shopInput>) =>
  queryOptions({
    queryKey: ['product', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listProducts, input, { signal }),
    staleTime,
  });

/** The available filter options. */
export const facetsQuery = queryOptions({
  queryKey: ['product', 'facets'] as const,
  queryFn: ({ signal }) => call(listFacets, {}, { signal }),
  staleTime: 300_000,
});

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', 'one', id] as const,
    queryFn: ({ signal }) => call(getProduct, { params: { id } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

export const reviewsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['product', 'reviews', id, page] as const,
    queryFn: ({ signal }) => call(listReviews, { params: { id }, query: { page } }, { signal }),
    staleTime,
  });

export const wishlistQuery = queryOptions({
  queryKey: ['cart', 'wishes'] as const,
  queryFn: ({ signal }) => call(getWishlist, {}, { signal }),
  staleTime,
});

interface CheckoutInput {
  coupon: string;
  /** Last choices in this browser, if any. */
  addressId?: number | undefined;
  delivery?: string | undefined;
}

/** The quote and the addresses for checkout. */
export const checkoutQuery = ({ coupon, addressId, delivery }: CheckoutInput) =>
  queryOptions({
    queryKey: ['cart', 'checkout', coupon, addressId ?? null, delivery ?? ''] as const,
    queryFn: ({ signal }) =>
      call(getCheckout, { query: { coupon, ...(addressId && { addressId }), ...(delivery && { delivery }) } }, { signal }),
    staleTime,
  });

export const ownOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['order', 'own', page] as const,
    queryFn: ({ signal }) => call(listOwnOrders, { query: { page } }, { signal }),
    staleTime,
  });

export const ownOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', 'own one', id] as const,
    queryFn: ({ signal }) => call(getOwnOrder, { params: { id } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** Queries on products, cart and wishlist, for optimistic updates. */
export type ProductViews = {
  list: ViewOf<ReturnType<typeof productsQuery>>;
  one: ViewOf<ReturnType<typeof productQuery>>;
};
export type CartViews = {
  things: ViewOf<typeof cartQuery>;
  wishes: ViewOf<typeof wishlistQuery>;
  checkout: ViewOf<ReturnType<typeof checkoutQuery>>;
};

type Search = Readonly<Record<string, unknown>>;

/** Prefetches each page's data while its code is loading. */
export async function prefetchShop(client: QueryClient, search: Search): Promise<void> {
  await Promise.all([client.prefetchQuery(productsQuery(shopInput(readShopSearch(search)))), client.prefetchQuery(facetsQuery)]);
}
export async function prefetchProduct(client: QueryClient, slug: string | undefined): Promise<void> {
  const id = idOfSlug(slug ?? '');
  if (id !== null) await client.prefetchQuery(productQuery(id));
}
export const prefetchWishlist = (client: QueryClient): Promise<void> => client.prefetchQuery(wishlistQuery);
export const prefetchCheckout = (client: QueryClient, search: Search): Promise<void> =>
  client.prefetchQuery(checkoutQuery({ coupon: couponOf(search), ...readSavedCheckout() }));
export const prefetchOwnOrders = (client: QueryClient): Promise<void> => client.prefetchQuery(ownOrdersQuery(1));
