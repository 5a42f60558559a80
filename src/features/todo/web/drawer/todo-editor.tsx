import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { DeletedNote } from '#features/trash/web/offers.ts';
import { useRights } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconTrash, IconTrashX } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TodoTask } from '../../contract.ts';
import { PurgeDialog } from '../bulk/purge-dialog.tsx';
import type { TodoPlace } from '../todo-place.ts';
import { todoQuery } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { ConflictNote } from './conflict-note.tsx';
import { TodoFields } from './todo-fields.tsx';
import { differing, newValues, pickFields, taskOf, valuesOf } from './todo-values.ts';
import { useTodoForm } from './use-todo-form.ts';

interface Props {
  task: TodoTask | null;
  /** Whether it was deleted for good while it was open. */
  isGone?: boolean;
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** The form of a to-do: nothing is saved before somebody says so, and nothing that was typed is lost. */
export function TodoEditor({ task, isGone = false, place, actions, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const rights = useRights('Todo');
  const [isPurging, setPurging] = useState(false);
  const form = useTodoForm(task, task ? valuesOf(task) : newValues(place.tag, place.filter === 'important'));
  const { values, conflict } = form;

  const save = async (version = form.baseVersion) => {
    if (!values.title.trim()) return form.refuse({ title: t('todo.says.required') });
    const names = differing(form.base, values);
    if (task && names.length === 0) return onClose();
    const isSaved = await form.send(async () => {
      if (!task) return actions.add(taskOf(values));
      const change = { id: task.id, ...pickFields(values, names) };
      const saved = await actions.save({ ...change, version }).catch((error: unknown) => {
        const current = error instanceof ApiError && error.status === 409 ? (error.current as TodoTask) : null;
        // Other fields than mine were changed: both are kept.
        if (!current || differing(form.base, valuesOf(current)).some((name) => names.includes(name))) throw error;
        return actions.save({ ...change, version: current.version });
      });
      queryClient.setQueryData(todoQuery(queryClient, task.id).queryKey, saved);
    });
    if (!isSaved) return;
    if (!task) toast({ tone: 'success', message: t('todo.done.added', { title: values.title.trim() }) });
    onClose();
  };
  const leaveWith = (run: () => void) => () => {
    form.forget();
    onClose();
    run();
  };
  return (
    <>
      <FormDrawer
        title={t(task ? 'todo.drawer.edit' : 'todo.drawer.new')}
        form={form}
        focusesField={task === null}
        submitLabel={t(task ? 'todo.drawer.save' : 'todo.drawer.add')}
        onSubmit={() => void save()}
        onClose={onClose}
        conflict={
          conflict && (
            <ConflictNote
              mine={values}
              base={form.base}
              current={conflict}
              onKeep={() => void save(conflict.version)}
              onTake={form.takeCurrent}
            />
          )
        }
        foot={
          task &&
          (task.isDeleted ? (
            <>
              <IconButton label={t('todo.act.restore')} onClick={leaveWith(() => actions.restore([task.id]))}>
                <IconArrowBackUp />
              </IconButton>
              {rights.delete && (
                <IconButton label={t('todo.act.purge')} onClick={() => setPurging(true)}>
                  <IconTrashX />
                </IconButton>
              )}
            </>
          ) : (
            rights.delete && (
              <IconButton label={t('todo.act.delete')} onClick={leaveWith(() => actions.remove([task.id]))}>
                <IconTrash />
              </IconButton>
            )
          ))
        }
      >
        <Suspense fallback={null}>{task && (isGone || task.isDeleted) && <DeletedNote kind="todo" id={task.id} />}</Suspense>
        <TodoFields form={form} current={task} />
      </FormDrawer>
      {isPurging && task && <PurgeDialog count={1} onPurge={leaveWith(() => actions.purge([task.id]))} onClose={() => setPurging(false)} />}
    </>
  );
}
