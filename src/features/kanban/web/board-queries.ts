import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import type { PageParams } from '#web/page-table.ts';
import { getTask, readBoardPage } from '../contract.ts';
import type { BoardPage, OpenTask } from './board-page-answer.ts';
import { spaceIdFrom } from './spaces/space-address.ts';

/** A board with its columns, compact cards and people. Structural sharing is off: with thousands of cards it costs more than it saves. */
export const boardPageQuery = (spaceId: number | undefined) =>
  queryOptions({
    queryKey: ['board', 'page', spaceId ?? null] as const,
    queryFn: ({ signal }): Promise<BoardPage> => call(readBoardPage, { query: { space: spaceId } }, { signal }),
    staleTime: 30_000,
    structuralSharing: false,
    retry: isWorthRetrying,
  });

/** Retries up to twice, but never after a 404: the board is missing or not visible to this person. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !('status' in error && error.status === 404);
}

/** One card with all its details. */
export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: ['board', 'task', id] as const,
    queryFn: ({ signal }): Promise<OpenTask> => call(getTask, { params: { id } }, { signal }),
    staleTime: 10_000,
    retry: isWorthRetrying,
  });

/** Prefetches the page's data while its code is loading. */
export function prefetchBoardPage(queryClient: QueryClient, params: PageParams): Promise<void> {
  return queryClient.prefetchQuery(boardPageQuery(spaceIdFrom(params)));
}
