import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { WeekdayBoxes } from '#web/ui/dates/weekday-boxes.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { TodoTask } from '../../contract.ts';
import { isoWeekday } from '../../next-due-date.ts';
import { newestPage, usePeople } from '../todo-queries.ts';
import { repeatText } from '../todo-texts.ts';
import { type Reminder, reminders } from './reminder.ts';
import { SubtaskField } from './subtask-field.tsx';
import classes from './todo-fields.module.css';
import { repetitionOf, type TodoValues } from './todo-values.ts';
import type { TodoForm } from './use-todo-form.ts';

interface Props {
  form: TodoForm;
  /** The assignee, who may have left the company. */
  assignee: TodoTask['assignee'];
}

/** Form fields of a to-do below its title. */
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

/** Editor text; `round` changes to reset the editor when someone else changed the text. */
function useWritten(text: string): { round: number; write: (text: string) => void } {
  const [written, setWritten] = useState({ text, round: 0 });
  if (written.text !== text) setWritten({ text, round: written.round + 1 });
  return { round: written.round, write: (typed) => setWritten((now) => ({ ...now, text: typed })) };
}

/** When the assignee, or otherwise the author, is reminded. */
function ReminderField({ form }: { form: TodoForm }) {
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

const units = ['', 'day', 'week', 'month', 'year'] as const;

function RepeatField({ form }: { form: TodoForm }) {
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

/** The selected weekdays, or else the due date's. */
function weekdaysShown({ weekdays, dueDate }: TodoValues): number[] {
  if (weekdays.length > 0 || !dueDate) return weekdays;
  return [isoWeekday(Date.parse(dueDate))];
}

interface TagProps {
  value: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Tags: type a new one or select from those in use. */
function TagField({ value, error, onChange }: TagProps) {
  const { t } = useTranslation();
  const known = (newestPage(useQueryClient())?.tags ?? []).map(({ tag }) => tag);
  const add = (text: string) => {
    const tag = text.replace(/^#/, '');
    if (tag && !value.includes(tag)) onChange([...value, tag]);
  };
  return (
    <ChipCombobox
      label={t('todo.field.tags')}
      error={error}
      chosen={value}
      found={(typed) => known.filter((tag) => !value.includes(tag) && plainLetters(tag).includes(plainLetters(typed.trim())))}
      keyOf={(tag) => tag}
      nameOf={(tag) => tag}
      mark={(tag) => <TintMark name={tag} />}
      onPick={add}
      onTyped={add}
      maxLength={40}
      onRemove={(tag) => onChange(value.filter((one) => one !== tag))}
      removeLabel={(tag) => t('todo.tag.remove', { tag })}
      placeholder={t('todo.tag.placeholder')}
      chipLook="flat"
    />
  );
}
