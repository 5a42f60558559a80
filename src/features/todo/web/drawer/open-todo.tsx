import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DeletedNote } from '#features/trash/web/offers.ts';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { todoQuery } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { TodoEditor } from './todo-editor.tsx';
import { TodoFacts } from './todo-facts.tsx';

interface Props {
  id: number;
  actions: TodoActions;
  onClose: () => void;
}

/** An open to-do beside the list. Everything in it saves itself. */
export function OpenTodo({ id, actions, onClose }: Props) {
  const { t } = useTranslation();
  const query = todoQuery(useQueryClient(), id);
  const { data, error, refetch } = useQuery(query);
  const task = useShown(query, data);
  const { update } = useRights('Todo');
  const isGone = error instanceof ApiError && error.status === 404;
  const why = isGone ? 'gone' : error instanceof ApiError && error.status === 0 ? 'offline' : 'server';
  return (
    <SidePanel isNarrow label={task?.title ?? t('todo.drawer.one')} onClose={onClose}>
      {task && update ? (
        <TodoEditor task={task} isGone={isGone} actions={actions} onClose={onClose} />
      ) : (
        <>
          <SidePanelHead start={t('todo.drawer.one')} status="idle" onClose={onClose} />
          <Suspense fallback={null}>{task && (isGone || task.isDeleted) && <DeletedNote kind="todo" id={id} />}</Suspense>
          {task ? (
            <TodoFacts task={task} />
          ) : error ? (
            <ErrorState
              title={t(isGone ? 'todo.failed.goneTitle' : 'todo.failed.one')}
              text={t(`todo.failed.${why}`)}
              onTryAgain={() => void refetch()}
            />
          ) : (
            <Spinner />
          )}
        </>
      )}
    </SidePanel>
  );
}
