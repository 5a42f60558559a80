import { useTranslation } from '#web/i18n.ts';
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type Reminder, reminders } from './reminder.ts';
import classes from './todo-fields.module.css';
import type { TodoForm } from './use-todo-form.ts';

/** When the assignee (or, without one, who added it) is reminded. */
export function ReminderField({ form }: { form: TodoForm }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const offered = reminders.filter((name) => values.dueDate || name === 'none' || name === 'own' || name === values.reminder);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('todo.field.remindAt')}
        value={values.reminder}
        options={offered.map((name) => ({ value: name, label: t(`todo.remind.${name}`) }))}
        onChoose={(reminder) => change({ reminder: reminder as Reminder })}
      />
      {values.reminder === 'own' && (
        <DateTimeField
          label={t('todo.field.remindOwn')}
          value={values.remindAt}
          error={errors.remindAt}
          onChange={(moment) => change({ remindAt: moment })}
        />
      )}
    </div>
  );
}
