import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listCoupons } from '../../../product-contract.ts';
import { couponListInput, readCouponTable } from './coupon-table.ts';

export const couponsQuery = (wanted: Parameters<typeof couponListInput>[0]) => {
  const input = couponListInput(wanted);
  return queryOptions({
    queryKey: ['coupon', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listCoupons, input, { signal }),
    staleTime: 30_000,
  });
};

export async function prefetchCoupons(client: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await client.prefetchQuery(couponsQuery(readCouponTable(search)));
}
