import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DeletedNote } from '#platform/trash/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck, IconStarFilled } from '#web/icons.ts';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { toast } from '#web/toast.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Check } from '#web/ui/check.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { TodoTask } from '../../contract.ts';
import { TodoDue } from '../list/todo-due.tsx';
import type { TodoPlace } from '../todo-place.ts';
import { todoQuery } from '../todo-queries.ts';
import { repeatText } from '../todo-texts.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import classes from './todo-drawer.module.css';
import { TodoEditor } from './todo-editor.tsx';
import { TodoFields } from './todo-fields.tsx';
import { newValues, taskOf } from './todo-values.ts';
import { useTodoForm } from './use-todo-form.ts';

interface Props {
  /** Null for a new one. */
  id: number | null;
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** An open to-do, or the form for a new one. */
export function TodoDrawer({ id, place, actions, onClose }: Props) {
  return id === null ? (
    <TodoForm place={place} actions={actions} onClose={onClose} />
  ) : (
    <>
      <OpenTodo id={id} actions={actions} onClose={onClose} />
      <CreateFromOutlet />
    </>
  );
}

interface FormProps {
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** Form for a new to-do: added on submit, with a draft that survives a reload. */
function TodoForm({ place, actions, onClose }: FormProps) {
  const { t } = useTranslation();
  const form = useTodoForm(null, newValues(place.tag, place.filter === 'important'));
  const { values, errors, change } = form;
  const title = values.title.trim();
  const add = async () => {
    if (!title) return form.refuse({ title: t('todo.says.required') });
    if (!(await form.send(() => actions.add(taskOf(values))))) return;
    toast({ tone: 'success', message: t('todo.done.added', { title }) });
    onClose();
  };
  return (
    <FormDrawer title={t('todo.drawer.new')} form={form} submitLabel={t('todo.drawer.add')} onSubmit={() => void add()} onClose={onClose}>
      <TextField
        label={t('todo.field.title')}
        value={values.title}
        error={errors.title}
        maxLength={300}
        required
        dir="auto"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes.switches}>
        <Check checked={values.isCompleted} onChange={(event) => change({ isCompleted: event.currentTarget.checked })}>
          {t('todo.field.isCompleted')}
        </Check>
        <Check checked={values.isImportant} onChange={(event) => change({ isImportant: event.currentTarget.checked })}>
          {t('todo.field.isImportant')}
        </Check>
      </div>
      <TodoFields form={form} assignee={null} />
    </FormDrawer>
  );
}

interface OpenProps {
  id: number;
  actions: TodoActions;
  onClose: () => void;
}

/** An open to-do beside the list. All changes are saved automatically. */
function OpenTodo({ id, actions, onClose }: OpenProps) {
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

/** Read-only view of a to-do. */
function TodoFacts({ task }: { task: TodoTask }) {
  const { t, i18n } = useTranslation();
  const { title, isCompleted, isImportant, isDeleted, dueDate, repeat, remindAt, assignee, tags, subtasks, description } = task;
  return (
    <div className={classes.facts}>
      {isDeleted && <InfoNote>{t('todo.drawer.isDeleted')}</InfoNote>}
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {(isCompleted || isImportant) && (
        <p className={classes.marks}>
          {isCompleted && (
            <span className={classes.mark} data-tone="success">
              <IconCircleCheck size={16} />
              {t('todo.field.isCompleted')}
            </span>
          )}
          {isImportant && (
            <span className={classes.mark} data-tone="star">
              <IconStarFilled size={16} />
              {t('todo.field.isImportant')}
            </span>
          )}
        </p>
      )}
      {!isDeleted && <LinkedHere kind="todo" id={task.id} />}
      <FactList
        facts={[
          { label: t('todo.field.dueDate'), content: dueDate && <TodoDue task={task} /> },
          { label: t('todo.field.repeat'), content: repeat && repeatText(t, repeat, i18n.language) },
          { label: t('todo.field.remindAt'), content: remindAt && formatMoment(new Date(remindAt), i18n.language) },
          {
            label: t('todo.field.assignee'),
            content: assignee && (
              <span className={classes.mark}>
                <Avatar name={assignee.fullName} src={assignee.avatar} size={24} />
                <bdi>{assignee.fullName}</bdi>
              </span>
            ),
          },
          {
            label: t('todo.field.tags'),
            content: tags.length > 0 && (
              <span className={classes.marks}>
                {tags.map((tag) => (
                  <TintMark key={tag} name={tag} />
                ))}
              </span>
            ),
          },
          {
            label: t('todo.field.subtasks'),
            content: subtasks.length > 0 && (
              <StepList steps={subtasks.map(({ title: text, ...step }) => ({ ...step, text }))} doneText={t('todo.row.done')} />
            ),
          },
          { label: t('todo.field.description'), content: description && <RichTextView html={description} /> },
        ]}
      />
    </div>
  );
}
