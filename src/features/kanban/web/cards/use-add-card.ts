import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { addTask, deleteTask, type Task } from '../../contract.ts';
import { addingWords, type BoardViews } from '../board-views.ts';

/** Adds a card with the given fields and offers Undo. Throws on failure, so that the form can keep its values. */
export function useAddCard(): (data: InputOf<typeof addTask>['body']['data']) => Promise<Task> {
  const { t } = useTranslation();
  const { show, offerUndo } = useActions<BoardViews>('board', addingWords);
  return useMemo(
    () => async (data) => {
      const { newTask } = await show({ send: () => call(addTask, { body: { data } }) });
      const { id, title } = newTask;
      offerUndo(t('kanban.added', { title }), () => show({ rows: [id], send: () => call(deleteTask, { params: { id } }) }), 'success');
      return newTask;
    },
    [t, show, offerUndo],
  );
}
