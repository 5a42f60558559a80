import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { addComment, deleteComment, restoreComment, updateComment } from '../../../comment-contract.ts';
import type { Task, TaskComment } from '../../../contract.ts';
import { showTask } from '../change-task.ts';
import type { TaskChanges } from '../use-task-changes.ts';

let last = 0;

/** What is done with the comments of an open card; what is written answers whether it was kept. */
export function useComments(taskId: number, changes: TaskChanges) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const user = useSession();
  return useMemo(() => {
    const withComments = (change: (list: readonly TaskComment[]) => TaskComment[]) => (task: Task) => ({
      ...task,
      comments: change(task.comments),
    });
    const edit = <R>(change: (list: readonly TaskComment[]) => TaskComment[], send: () => Promise<R>) =>
      showTask(queryClient, taskId, { shown: withComments(change), send });
    const isDone = (work: Promise<unknown>) =>
      work.then(
        () => true,
        () => false,
      );
    const added = (comment: TaskComment) =>
      withComments((list) => (list.some(({ id }) => id === comment.id) ? [...list] : [...list, comment]));
    return {
      add(comment: string, mentions: number[]) {
        last -= 1;
        const writer = { name: user?.fullName ?? '', img: user?.avatar ?? null, personId: user?.id ?? 0 };
        return isDone(
          showTask(queryClient, taskId, {
            shown: added({ id: last, comment, mentions, ...writer, time: new Date().toISOString(), isEdited: false }),
            adds: true,
            send: async () => (await call(addComment, { params: { id: taskId }, body: { comment, mentions } })).comment,
            settled: added,
          }),
        );
      },
      update: (id: number, comment: string, mentions: number[]) =>
        isDone(
          edit(
            (list) => list.map((one) => (one.id === id ? { ...one, comment, mentions, isEdited: true } : one)),
            () => call(updateComment, { params: { id }, body: { comment, mentions } }),
          ),
        ),
      async remove(id: number) {
        const gone = () =>
          edit(
            (list) => list.filter((one) => one.id !== id),
            () => call(deleteComment, { params: { id } }),
          );
        if (await changes.attempt(gone))
          changes.offerUndo(t('kanban.comment.deleted'), () =>
            edit(
              (list) => [...list],
              () => call(restoreComment, { params: { id } }),
            ),
          );
      },
    };
  }, [queryClient, taskId, t, user, changes]);
}
