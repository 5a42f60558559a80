import { Suspense, useState } from 'react';
import { DeletedNote } from '#features/trash/web/offers.ts';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconStar, IconStarFilled, IconTrash, IconTrashX } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanelForm } from '#web/ui/side-panel-form.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import { TitleField } from '#web/ui/title-field.tsx';
import type { TodoTask } from '../../contract.ts';
import { PurgeDialog } from '../bulk/purge-dialog.tsx';
import type { TodoActions } from '../use-todo-actions.ts';
import { CompleteButton } from './complete-button.tsx';
import { ConflictNote } from './conflict-note.tsx';
import classes from './todo-editor.module.css';
import { TodoFields } from './todo-fields.tsx';
import { useSavedTodo } from './use-saved-todo.ts';

interface Props {
  task: TodoTask;
  /** Whether it was deleted for good while it was open. */
  isGone: boolean;
  actions: TodoActions;
  onClose: () => void;
}

/** An open to-do whose fields save themselves. */
export function TodoEditor({ task, isGone, actions, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Todo');
  const [isPurging, setPurging] = useState(false);
  const { form, status, saveNow, keepMine } = useSavedTodo(task, actions);
  const { values, base, conflict, change } = form;
  const leaveWith = (run: () => void) => () => {
    onClose();
    run();
  };
  const ids = [task.id];
  return (
    <>
      <SidePanelHead
        start={
          task.isDeleted ? (
            t('todo.drawer.one')
          ) : (
            <CompleteButton isCompleted={task.isCompleted} onPress={() => actions.complete(ids, !task.isCompleted)} />
          )
        }
        status={status}
        tools={
          task.isDeleted ? (
            <>
              <IconButton label={t('todo.act.restore')} onClick={leaveWith(() => actions.restore(ids))}>
                <IconArrowBackUp />
              </IconButton>
              {rights.delete && (
                <IconButton label={t('todo.act.purge')} onClick={() => setPurging(true)}>
                  <IconTrashX />
                </IconButton>
              )}
            </>
          ) : (
            <>
              <IconButton
                label={t('todo.field.isImportant')}
                aria-pressed={task.isImportant}
                onClick={() => actions.star(ids, !task.isImportant)}
              >
                {task.isImportant ? <IconStarFilled className={classes.star} /> : <IconStar />}
              </IconButton>
              {rights.delete && (
                <IconButton label={t('todo.act.delete')} onClick={leaveWith(() => actions.remove(ids))}>
                  <IconTrash />
                </IconButton>
              )}
            </>
          )
        }
        onClose={onClose}
      />
      <Suspense fallback={null}>{(isGone || task.isDeleted) && <DeletedNote kind="todo" id={task.id} />}</Suspense>
      <SidePanelForm form={form} hasFailed={status === 'failed'} onSave={saveNow}>
        {conflict && <ConflictNote mine={values} base={base} current={conflict} onKeep={keepMine} onTake={form.takeCurrent} />}
        <TitleField
          label={t('todo.field.title')}
          maxLength={300}
          value={values.title}
          onChange={(title) => change({ title })}
          onDone={() => (values.title.trim() ? saveNow() : change({ title: base.title }))}
        />
        {!task.isDeleted && <LinkedHere kind="todo" id={task.id} />}
        <TodoFields form={form} assignee={task.assignee} />
      </SidePanelForm>
      {isPurging && <PurgeDialog count={1} onPurge={leaveWith(() => actions.purge(ids))} onClose={() => setPurging(false)} />}
    </>
  );
}
