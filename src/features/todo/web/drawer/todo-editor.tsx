import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { DeletedNote } from '#platform/trash/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { changedFields } from '#web/changed-fields.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconCircle, IconCircleCheck, IconStar, IconStarFilled, IconTrash, IconTrashX } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { sendChange } from '#web/send-change.ts';
import { ConflictPanel } from '#web/ui/conflict-panel.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanelForm } from '#web/ui/side-panel-form.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import { TitleField } from '#web/ui/title-field.tsx';
import { useAutosave } from '#web/use-autosave.ts';
import type { TodoTask } from '../../contract.ts';
import { PurgeDialog } from '../bulk/purge-dialog.tsx';
import { todoQuery, usePeople } from '../todo-queries.ts';
import { dueText, repeatText } from '../todo-texts.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { reminderMoment } from './reminder.ts';
import classes from './todo-editor.module.css';
import { TodoFields } from './todo-fields.tsx';
import { differing, isWritten, repetitionOf, type TodoValues, taskOf, valuesOf } from './todo-values.ts';
import { useTodoForm } from './use-todo-form.ts';

interface Props {
  task: TodoTask;
  /** Whether it was permanently deleted while open. */
  isGone: boolean;
  actions: TodoActions;
  onClose: () => void;
}

/** Editor for an open to-do with automatic saving. */
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
              <IconButton label={t('common.restore')} onClick={leaveWith(() => actions.restore(ids))}>
                <IconArrowBackUp />
              </IconButton>
              {rights.delete && (
                <IconButton label={t('common.deleteForever')} onClick={() => setPurging(true)}>
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
                <IconButton label={t('common.delete')} onClick={leaveWith(() => actions.remove(ids))}>
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

interface CompleteProps {
  isCompleted: boolean;
  onPress: () => void;
}

/** Completes or reopens a to-do. */
function CompleteButton({ isCompleted, onPress }: CompleteProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.button} aria-pressed={isCompleted} onClick={onPress}>
      {isCompleted ? <IconCircleCheck size={18} /> : <IconCircle size={18} />}
      {t(isCompleted ? 'todo.field.isCompleted' : 'todo.act.complete')}
    </button>
  );
}

interface ConflictProps {
  mine: TodoValues;
  base: TodoValues;
  /** The current version by someone else. */
  current: TodoTask;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows a conflict with someone else's change, with both versions to choose from. */
function ConflictNote({ mine, base, current, onKeep, onTake }: ConflictProps) {
  const { t, i18n } = useTranslation();
  const people = usePeople();
  const theirs = valuesOf(current);
  const touched = [differing(base, theirs), differing(base, mine)];
  const apart = differing(mine, theirs).filter((name) => touched.every((names) => names.includes(name)));
  const text = (values: TodoValues, name: string): string => {
    if (name === 'dueDate' || name === 'dueTime')
      return dueText({ dueDate: values.dueDate || null, dueTime: values.dueTime || null }, t, i18n.language, new Date());
    if (name === 'tags') return values.tags.join(', ');
    if (name === 'subtasks') return values.subtasks.map(({ title, isDone }) => `${isDone ? '☑' : '☐'} ${title}`).join('\n');
    if (name === 'title') return values.title;
    if (name === 'description') return values.description.replaceAll(/<[^>]*>/g, ' ').trim();
    if (name === 'isCompleted' || name === 'isImportant') return t(values[name] ? 'common.yes' : 'common.no');
    if (name === 'repeat') {
      const repeat = repetitionOf(values);
      return repeat ? repeatText(t, repeat, i18n.language) : '';
    }
    if (name === 'assignee') return people.find(({ id }) => id === values.assigneeId)?.fullName ?? '';
    const moment = reminderMoment(values);
    return moment ? formatMoment(new Date(moment), i18n.language) : '';
  };
  return (
    <ConflictPanel
      title={t('todo.conflict.title')}
      rows={apart.map((name) => ({ name, label: t(`todo.field.${name}`), mine: text(mine, name), theirs: text(theirs, name) }))}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}

/** The state a change is based on. */
interface Base {
  values: TodoValues;
  version: number;
}

/** Form state with automatic saving: only changed fields are sent, and other people's changes to other fields are kept. */
function useSavedTodo(task: TodoTask, actions: TodoActions) {
  const queryClient = useQueryClient();
  const form = useTodoForm(task, valuesOf(task));
  const { values } = form;
  const running = useRef<Promise<Base> | undefined>(undefined);

  const send = async (base: Base): Promise<Base> => {
    // An empty title isn't saved.
    const sent = taskOf(values.title.trim() ? values : { ...values, title: base.values.title });
    const begun = taskOf(base.values);
    if (changedFields(begun, sent).length === 0) return base;
    const saved = await sendChange({
      ...{ base: begun, values: sent, version: base.version },
      valuesOf: (record: TodoTask) => taskOf(valuesOf(record)),
      versionOf: (record: TodoTask) => record.version,
      send: (names, version) => actions.save({ ...Object.fromEntries(names.map((name) => [name, sent[name]])), id: task.id, version }),
    });
    // The server sanitizes the text; the editor keeps its own.
    const settled = { ...valuesOf(saved), description: values.description };
    form.goOn(saved, values, settled);
    queryClient.setQueryData(todoQuery(queryClient, task.id).queryKey, saved);
    return { values: settled, version: saved.version };
  };
  const save = (version = form.baseVersion) =>
    form.send(() => {
      running.current = send({ values: form.base, version });
      return running.current;
    });
  const leave = () => {
    const known = { values: form.base, version: form.baseVersion };
    // The last request may still be pending.
    const begun = running.current?.catch(() => known) ?? Promise.resolve(known);
    actions.keep(async () => {
      const saved = await begun;
      await send(saved.version > known.version ? saved : known);
      form.forget();
    });
  };
  const { status, saveNow } = useAutosave({ form, isReady: isWritten(values), save, leave });
  return { form, status, saveNow, keepMine: () => form.conflict && void save(form.conflict.version) };
}
