import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { overlayOf } from './overlay.ts';

export type ReadShown = <T>(query: { queryKey: QueryKey }, answer: T) => T;

/** Reads answers as they are to be shown: with what the person did and the server has not answered yet. Another function when that changes. */
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

/** One answer as it is to be shown: `useShown(query, useQuery(query).data)`. */
export function useShown<T>({ queryKey }: { queryKey: QueryKey }, answer: T): T {
  const overlay = overlayOf(useQueryClient());
  useSyncExternalStore(overlay.subscribe, overlay.version);
  return overlay.read(queryKey, answer);
}

/** What the cache has of a query, as it is to be shown at this moment. */
export function shownNow<K extends QueryKey>(queryClient: QueryClient, { queryKey }: { queryKey: K }) {
  return overlayOf(queryClient).read(queryKey, queryClient.getQueryData(queryKey));
}

/** Calls back whenever what is read may be shown otherwise: another answer, or another change. Gives the function that ends it. */
export function onShownChange(queryClient: QueryClient, listener: () => void): () => void {
  const ends = [queryClient.getQueryCache().subscribe(listener), overlayOf(queryClient).subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
