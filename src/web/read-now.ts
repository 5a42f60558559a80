import { type FetchQueryOptions, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { networkError } from './api-error.ts';

/**
 * Reads what an action needs before it can start: fresh cached data, or the server's response.
 * Fails immediately when offline, whereas a query would wait for the network, even when started by another part of the page.
 */
export async function readNow<T, K extends QueryKey>(queryClient: QueryClient, query: FetchQueryOptions<T, Error, T, K>): Promise<T> {
  const paused = Promise.withResolvers<never>();
  const watch = () => {
    const isPaused = queryClient.getQueryState(query.queryKey)?.fetchStatus === 'paused';
    if (isPaused && !onlineManager.isOnline()) paused.reject(networkError());
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(watch);
  try {
    const answer = queryClient.fetchQuery({ ...query, retry: false });
    watch();
    return await Promise.race([answer, paused.promise]);
  } finally {
    unsubscribe();
  }
}
