import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listCardBoards } from '../contract.ts';

/** The boards on which a card can be made. */
export const cardBoardsQuery = queryOptions({
  queryKey: ['board', 'to make cards on'] as const,
  queryFn: ({ signal }) => call(listCardBoards, {}, { signal }),
  staleTime: 30_000,
});
