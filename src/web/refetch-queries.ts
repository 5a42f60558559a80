import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches active queries after a change. A first request still pending may predate the change, and `invalidateQueries` doesn't restart
 * it,
 * so it is refetched after it settles.
 */
export function refetchQueries(queryClient: QueryClient, changed: QueryFilters): void {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const underWay = queryClient.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching', predicate: isFirst });
  for (const { queryKey, promise } of underWay) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    // A failed one is retried by its observer.
    void promise?.then(again, () => undefined);
  }
  void queryClient.invalidateQueries(changed);
}
