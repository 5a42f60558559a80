import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LinkedKind } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { onChangedKind } from '#web/change-signals.ts';
import type { LinkCountsGiven } from '#web/links/link-parts.ts';
import { useDebounced } from '#web/use-debounced.ts';
import { countLinks } from '../contract.ts';
import { toldOf } from './linked-query.ts';

/** Debounce for bursts of changes, such as a message with its notifications. */
const debounceMs = 300;

/** Renders nothing: counts links, and again when other records are shown or a linkable one changed. */
export function LinkCounts({ kind, of, ids, onCounted }: LinkCountsGiven) {
  const queryClient = useQueryClient();
  const [turn, setTurn] = useState(0);
  const query = linkCountsQuery(kind, of, ids);
  const { data } = useQuery(query);
  useEffect(() => onChangedKind((changed) => toldOf.has(changed) && setTurn((last) => last + 1)), []);

  const rested = useDebounced(`${turn} ${ids.join(' ')}`, debounceMs);
  const asked = useRef(rested);
  const key = JSON.stringify(query.queryKey);
  useEffect(() => {
    if (asked.current === rested) return;
    asked.current = rested;
    void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
  }, [rested, key, queryClient]);

  useEffect(() => {
    if (data) onCounted(new Map(data.counts.map(({ id, count }) => [id, count])));
  }, [data, onCounted]);
  return null;
}

/**
 * Link counts of several records. Cached counts are shown first and refetched whenever the records are shown, because changes
 * made on other pages were not received here.
 */
const linkCountsQuery = (kind: LinkedKind, of: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['links', 'counts', kind, of] as const,
    queryFn: ({ signal }) => call(countLinks, { query: { kind, ids: ids.join(',') } }, { signal }),
    staleTime: 0,
  });
