import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { overlayOf } from './overlay.ts';

export type ReadShown = <T>(query: { queryKey: QueryKey }, answer: T) => T;

/** Returns a function that reads query results with the person's pending changes applied. Its identity changes when those do. */
export function useReadShown(): ReadShown {
  const overlay = overlayOf(useQueryClient());
  const version = useSyncExternalStore(overlay.subscribe, overlay.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads follows from the version.
  return useMemo(
    () =>
      ({ queryKey }, answer) =>
        overlay.read(queryKey, answer),
    [overlay, version],
  );
}

/** Returns a query result with pending changes applied: `useShown(query, useQuery(query).data)`. */
export function useShown<T>({ queryKey }: { queryKey: QueryKey }, answer: T): T {
  const overlay = overlayOf(useQueryClient());
  useSyncExternalStore(overlay.subscribe, overlay.version);
  return overlay.read(queryKey, answer);
}

/** Reads a query's cached result with pending changes applied. */
export function shownNow<K extends QueryKey>(queryClient: QueryClient, { queryKey }: { queryKey: K }) {
  return overlayOf(queryClient).read(queryKey, queryClient.getQueryData(queryKey));
}

/** Notifies the listener when a shown result may have changed, by a response or a pending change. Returns the unsubscribe function. */
export function onShownChange(queryClient: QueryClient, listener: () => void): () => void {
  const ends = [queryClient.getQueryCache().subscribe(listener), overlayOf(queryClient).subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
