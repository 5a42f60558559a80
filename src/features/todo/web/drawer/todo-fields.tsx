import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import type { TodoTask } from '../../contract.ts';
import { usePeople } from '../todo-queries.ts';
import { ReminderField } from './reminder-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { SubtaskField } from './subtask-field.tsx';
import { TagField } from './tag-field.tsx';
import classes from './todo-fields.module.css';
import type { TodoForm } from './use-todo-form.ts';

interface Props {
  form: TodoForm;
  /** Who has it, who may have left since. */
  assignee: TodoTask['assignee'];
}

/** The fields of a to-do below its title. */
export function TodoFields({ form, assignee }: Props) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const description = useWritten(values.description);
  const known = usePeople();
  const mayReadPeople = useCan('read', 'Person');
  const people = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known;
  return (
    <>
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
        key={description.round}
        label={t('todo.field.description')}
        initial={values.description}
        error={errors.description}
        onChange={(html) => {
          description.write(html);
          change({ description: html });
        }}
      />
    </>
  );
}

/** The text of an editor, which begins anew when somebody else has written what it shows: `round` is another number then. */
function useWritten(text: string): { round: number; write: (text: string) => void } {
  const [written, setWritten] = useState({ text, round: 0 });
  if (written.text !== text) setWritten({ text, round: written.round + 1 });
  return { round: written.round, write: (typed) => setWritten((now) => ({ ...now, text: typed })) };
}
