import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRights } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { WaitingPanel } from '#web/ui/waiting-panel.tsx';
import type { TodoPlace } from '../todo-place.ts';
import { todoQuery } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { TodoEditor } from './todo-editor.tsx';
import { TodoFacts } from './todo-facts.tsx';

interface Props {
  /** Null for a new one. */
  id: number | null;
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** A to-do with all its fields, or the fields of a new one. */
export function TodoDrawer({ id, ...rest }: Props) {
  return id === null ? <TodoEditor task={null} {...rest} /> : <OpenTodo id={id} {...rest} />;
}

function OpenTodo({ id, ...rest }: Props & { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(todoQuery(useQueryClient(), id));
  const { update } = useRights('Todo');
  const isGone = error instanceof ApiError && error.status === 404;
  if (data && update) return <TodoEditor task={data} isGone={isGone} {...rest} />;
  if (data)
    return (
      <Dialog kind="panel" title={t('todo.drawer.one')} onClose={rest.onClose}>
        <TodoFacts task={data} />
      </Dialog>
    );
  const why = isGone ? 'gone' : error instanceof ApiError && error.status === 0 ? 'offline' : 'server';
  return (
    <WaitingPanel
      title={t('todo.drawer.one')}
      failure={error ? { title: t(isGone ? 'todo.failed.goneTitle' : 'todo.failed.one'), text: t(`todo.failed.${why}`) } : undefined}
      onTryAgain={() => void refetch()}
      onClose={rest.onClose}
    />
  );
}
