import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';

/** Queries one page of a table. `data` keeps the previous page until the next one arrives. */
export function useTableQuery<T, K extends QueryKey>(asked: UseQueryOptions<T, Error, T, K>) {
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  return { query, data: useShown(asked, query.data) };
}
