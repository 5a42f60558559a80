import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads anew what is shown of something that has changed. A first answer that is under way may have been given before: `invalidateQueries` lets it
 * stand, so it is asked for once more when it has come.
 */
export function refetchQueries(queryClient: QueryClient, changed: QueryFilters): void {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const underWay = queryClient.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching', predicate: isFirst });
  for (const { queryKey, promise } of underWay) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    // One that fails is asked for again by whoever shows it.
    void promise?.then(again, () => undefined);
  }
  void queryClient.invalidateQueries(changed);
}
