import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { TodoTask } from '../../contract.ts';
import { usePeople } from '../todo-queries.ts';
import { ReminderField } from './reminder-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { SubtaskField } from './subtask-field.tsx';
import { TagField } from './tag-field.tsx';
import classes from './todo-fields.module.css';
import type { TodoForm } from './use-todo-form.ts';

/** All fields of a to-do. */
export function TodoFields({ form, current }: { form: TodoForm; current: TodoTask | null }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const known = usePeople();
  const mayReadPeople = useCan('read', 'Person');
  // Who has it may have left since.
  const assignee = current?.assignee;
  const people = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known;
  return (
    <>
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
      <div className={classes.pair}>
        <DateField
          label={t('todo.field.dueDate')}
          value={values.dueDate}
          error={errors.dueDate}
          onChange={(day) => change({ dueDate: day })}
        />
        <TimeField
          label={t('todo.field.dueTime')}
          value={values.dueDate ? values.dueTime : ''}
          error={errors.dueTime}
          disabled={!values.dueDate}
          onChange={(time) => change({ dueTime: time })}
        />
      </div>
      <RepeatField form={form} />
      <ReminderField form={form} />
      {(mayReadPeople || assignee) && (
        <PersonPicker
          label={t('todo.field.assignee')}
          people={people}
          value={values.assigneeId === null ? [] : [values.assigneeId]}
          isSingle
          placeholder={t('todo.field.nobody')}
          onChange={([id]) => change({ assigneeId: id ?? null })}
        />
      )}
      {errors.assigneeId && <p className={classes.error}>{errors.assigneeId}</p>}
      <TagField value={values.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
      <SubtaskField value={values.subtasks} error={errors.subtasks} onChange={(subtasks) => change({ subtasks })} />
      <RichTextField
        key={form.round}
        label={t('todo.field.description')}
        initial={values.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}
