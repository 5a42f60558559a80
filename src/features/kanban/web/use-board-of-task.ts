import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardPage } from './board-page-answer.ts';
import { taskQuery } from './board-queries.ts';
import { spaceAddress } from './spaces/space-address.ts';
import type { BoardLocation } from './use-board-location.ts';

/** Shows the board that the open card stands on: an address that names a card stays true when it goes to another board. */
export function useBoardOfTask({ taskId, goTo }: BoardLocation, page: BoardPage | undefined): void {
  const { data } = useQuery({ ...taskQuery(taskId ?? 0), enabled: taskId !== undefined });
  const ofTask = taskId === undefined ? undefined : data?.spaceId;
  useEffect(() => {
    if (!page || taskId === undefined || ofTask === undefined || ofTask === page.spaceId) return;
    if (page.spaces.some(({ id }) => id === ofTask)) goTo(spaceAddress(page.spaces, ofTask), taskId);
  }, [page, taskId, ofTask, goTo]);
}
