import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
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
  const { t } = useTranslation();
  return useMemo(() => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch {
        toast({ tone: 'error', message: t('kanban.failed.change'), action: { label: t('ui.tryAgain'), run: () => void attempt(work) } });
        return false;
      }
    };
    return {
      attempt,
      change: (change) => attempt(() => changeTask(queryClient, id, change)),
      offerUndo: (message, takeBack) => toast({ message, action: { label: t('kanban.undo'), run: () => void attempt(takeBack) } }),
    };
  }, [queryClient, id, t]);
}
