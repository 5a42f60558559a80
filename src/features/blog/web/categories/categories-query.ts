import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listCategories } from '../../category-contract.ts';

/** All categories, for editors. */
export const categoriesQuery = queryOptions({
  queryKey: ['blog', 'categories'] as const,
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 30_000,
});

export async function prefetchCategories(client: QueryClient): Promise<void> {
  await client.prefetchQuery(categoriesQuery);
}
