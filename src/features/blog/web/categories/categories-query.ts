import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listCategories } from '../../category-contract.ts';

/** All categories, for who looks after them. */
export const categoriesQuery = queryOptions({
  queryKey: ['blog', 'categories'] as const,
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 30_000,
});

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchCategories(client: QueryClient): Promise<void> {
  await client.prefetchQuery(categoriesQuery);
}
