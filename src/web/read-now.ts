import { type FetchQueryOptions, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { networkError } from './api-error.ts';

/**
 * What an action needs before it can begin: what is cached and fresh, else the server's answer.
 * Without a network it fails at once, as a call does: a query waits for the network, even one that another part of the page started.
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
