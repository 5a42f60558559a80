import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { connection } from '#web/connection.ts';
import { useDebounced } from '#web/use-debounced.ts';
import type { searchAll } from '../../contract.ts';
import { foundQuery } from '../search-queries.ts';

export type FoundGroup = AnswerOf<typeof searchAll>['groups'][number];

/** Debounce before searching. */
const debounceMs = 150;

export interface Found {
  groups: readonly FoundGroup[];
  corrections: AnswerOf<typeof searchAll>['corrections'];
  /** The current query is still loading. */
  isLate: boolean;
  isOffline: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

/**
 * Searches with a debounce; an empty query finds nothing. Earlier results stay until the response arrives. Responses are cached per query,
 * so a late one is never shown for a different query.
 */
export function useFound(line: string): Found {
  const rested = useDebounced(line, debounceMs);
  const isOffline = useSyncExternalStore(connection.onChange, connection.isOffline);
  const enabled = line !== '' && rested !== '';
  const query = useQuery({ ...foundQuery(rested), enabled: enabled && !isOffline, placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData, isFetching, refetch } = query;
  const hasFailed = enabled && isError && !isFetching && rested === line;
  return {
    groups: enabled && !isOffline && !hasFailed ? (data?.groups ?? []) : [],
    corrections: enabled && !isPlaceholderData && rested === line ? (data?.corrections ?? []) : [],
    isLate: line !== '' && !isOffline && !hasFailed && (rested !== line || isPlaceholderData || data === undefined),
    ...{ isOffline, hasFailed },
    tryAgain: () => void refetch(),
  };
}
