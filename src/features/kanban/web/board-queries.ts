import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import type { PageParams } from '#web/page-table.ts';
import { getTask, readBoardPage } from '../contract.ts';
import type { BoardPage, OpenTask } from './board-page-answer.ts';
import { spaceIdFrom } from './spaces/space-address.ts';

/** A board with its columns, small cards and people. Not compared part by part with what was there: with thousands of cards that costs more than it spares. */
export const boardPageQuery = (spaceId: number | undefined) =>
  queryOptions({
    queryKey: ['board', 'page', spaceId ?? null] as const,
    queryFn: ({ signal }): Promise<BoardPage> => call(readBoardPage, { query: { space: spaceId } }, { signal }),
    staleTime: 30_000,
    structuralSharing: false,
    retry: isWorthRetrying,
  });

/** What is not there, or not for this person, is not asked for again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !('status' in error && error.status === 404);
}

/** One card with everything on it. */
export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: ['board', 'task', id] as const,
    queryFn: ({ signal }): Promise<OpenTask> => call(getTask, { params: { id } }, { signal }),
    staleTime: 10_000,
    retry: isWorthRetrying,
  });

/** Asks for what the page shows first, while its code is still loading. */
export function prefetchBoardPage(queryClient: QueryClient, params: PageParams): Promise<void> {
  return queryClient.prefetchQuery(boardPageQuery(spaceIdFrom(params)));
}
