import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { connection } from '#web/connection.ts';
import { useDebounced } from '#web/use-debounced.ts';
import type { searchAll } from '../../contract.ts';
import { foundQuery } from '../search-queries.ts';

export type FoundGroup = AnswerOf<typeof searchAll>['groups'][number];

/** How long typing must rest before anything is searched. */
const restMs = 150;

export interface Found {
  groups: readonly FoundGroup[];
  corrections: AnswerOf<typeof searchAll>['corrections'];
  /** The answer to what is typed now is on its way. */
  isLate: boolean;
  isOffline: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

/**
 * Searches for a line once typing rests; an empty one for nothing. Until the answer is there what was found before stays: each line has an
 * answer of its own, so that an earlier one that comes late is never shown for a later line.
 */
export function useFound(line: string): Found {
  const rested = useDebounced(line, restMs);
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
