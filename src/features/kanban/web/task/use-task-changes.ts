import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActions } from '#web/actions/use-actions.ts';
import { type BoardViews, boardWords } from '../board-views.ts';
import { changeTask, type TaskChange } from './change-task.ts';

export interface TaskChanges {
  /** Shows and saves a change; says so when it fails, with the way to try again. Answers whether it was saved. */
  change: (change: TaskChange) => Promise<boolean>;
  /** Runs what may fail, says so, and offers to try again. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  offerUndo: (message: string, takeBack: () => Promise<unknown>) => void;
}

/** What is done to an open card by one press: shown at once, taken back with a message when it fails. */
export function useTaskChanges(id: number): TaskChanges {
  const queryClient = useQueryClient();
  const { attempt, offerUndo } = useActions<BoardViews>('board', boardWords);
  return useMemo(
    () => ({ attempt, change: (change) => attempt(() => changeTask(queryClient, id, change)), offerUndo }),
    [queryClient, id, attempt, offerUndo],
  );
}
