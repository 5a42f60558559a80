import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getTask, readBoardPage } from '../contract.ts';
import type { BoardPage, OpenTask } from './board-page-answer.ts';

/** Boards, small cards and people. Not compared part by part with what was there: with thousands of cards that costs more than it spares. */
export const boardPageQuery = queryOptions({
  queryKey: ['board', 'page'] as const,
  queryFn: ({ signal }): Promise<BoardPage> => call(readBoardPage, {}, { signal }),
  staleTime: 30_000,
  structuralSharing: false,
});

/** One card with everything on it. */
export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: ['board', 'task', id] as const,
    queryFn: ({ signal }): Promise<OpenTask> => call(getTask, { params: { id } }, { signal }),
    staleTime: 10_000,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** Asks for what the page shows first, while its code is still loading. */
export function prefetchBoardPage(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(boardPageQuery);
}
