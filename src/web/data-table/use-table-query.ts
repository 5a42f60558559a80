import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';

/** One page of a table: `data` as it is to be shown; the former page stays until the asked one is there. */
export function useTableQuery<T, K extends QueryKey>(asked: UseQueryOptions<T, Error, T, K>) {
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  return { query, data: useShown(asked, query.data) };
}
