import { useTranslation } from '#web/i18n.ts';
import { WeekdayBoxes } from '#web/ui/dates/weekday-boxes.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { isoWeekday } from '../../next-due-date.ts';
import { repeatText } from '../repeat-text.ts';
import classes from './todo-fields.module.css';
import { repetitionOf, type TodoValues } from './todo-values.ts';
import type { TodoForm } from './use-todo-form.ts';

const units = ['', 'day', 'week', 'month', 'year'] as const;

/** Whether a to-do comes again once it is completed, and after how long. */
export function RepeatField({ form }: { form: TodoForm }) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  const every = Math.min(99, Math.max(1, Number(values.every) || 1));
  const repeat = repetitionOf(values);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('todo.field.repeat')}
        value={values.unit}
        hint={repeat?.nth ? repeatText(t, repeat, i18n.language) : undefined}
        options={units.map((unit) => ({ value: unit, label: unit ? t(`todo.repeat.${unit}`, { count: every }) : t('todo.repeat.none') }))}
        onChoose={(unit) => change({ unit: unit as TodoValues['unit'], nth: null, weekdays: [] })}
      />
      {values.unit && (
        <TextField
          label={t('todo.field.every')}
          type="number"
          min={1}
          max={99}
          value={values.every}
          error={errors.every}
          onChange={(event) => change({ every: event.currentTarget.value })}
        />
      )}
      {values.unit === 'week' && (
        <WeekdayBoxes
          label={t('todo.field.weekdays')}
          chosen={weekdaysShown(values).map((day) => day % 7)}
          onChange={(days) => change({ weekdays: days.map((day) => day || 7).sort((one, other) => one - other) })}
        />
      )}
    </div>
  );
}

/** Those that were chosen; else the one on which it is due. */
function weekdaysShown({ weekdays, dueDate }: TodoValues): number[] {
  if (weekdays.length > 0 || !dueDate) return weekdays;
  return [isoWeekday(Date.parse(dueDate))];
}
