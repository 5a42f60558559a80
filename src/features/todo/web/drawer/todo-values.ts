import { changedFields } from '#web/changed-fields.ts';
import type { Repetition, TodoTask } from '../../contract.ts';
import type { NewTodo } from '../quick-add/new-todo.ts';
import { type Reminder, reminderMoment, reminderOf } from './reminder.ts';

export interface TodoValues {
  title: string;
  description: string;
  /** Empty for none; the same for the time. */
  dueDate: string;
  dueTime: string;
  assigneeId: number | null;
  tags: string[];
  isImportant: boolean;
  isCompleted: boolean;
  /** Empty when it doesn't repeat. */
  unit: '' | 'day' | 'week' | 'month' | 'year';
  every: string;
  /** Days of the week, Monday is 1 and Sunday is 7; empty for the due date's weekday. */
  weekdays: number[];
  /** For months: which of that weekday; null for the day of the month. */
  nth: Repetition['nth'] | null;
  reminder: Reminder;
  /** Local date and time of a custom reminder. */
  remindAt: string;
  subtasks: { id?: number; title: string; isDone: boolean; key: string }[];
}

export function valuesOf(task: TodoTask): TodoValues {
  return {
    title: task.title,
    description: task.description,
    dueDate: task.dueDate ?? '',
    dueTime: task.dueTime ?? '',
    assigneeId: task.assignee?.id ?? null,
    tags: task.tags,
    isImportant: task.isImportant,
    isCompleted: task.isCompleted,
    unit: task.repeat?.unit ?? '',
    every: String(task.repeat?.every ?? 1),
    weekdays: task.repeat?.weekdays ?? [],
    nth: task.repeat?.nth ?? null,
    ...reminderOf(task),
    subtasks: task.subtasks.map((subtask) => ({ ...subtask, key: `s${subtask.id}` })),
  };
}

export function newValues(tag: string | null, isImportant: boolean): TodoValues {
  return {
    ...{ title: '', description: '', dueDate: '', dueTime: '', assigneeId: null, tags: tag === null ? [] : [tag], isImportant },
    ...{ isCompleted: false, unit: '', every: '1', weekdays: [], nth: null, reminder: 'none', remindAt: '', subtasks: [] },
  };
}

/** Converts form values for the server. */
export function taskOf(values: TodoValues): NewTodo {
  const { title, description, dueDate, dueTime, assigneeId, tags, isImportant, isCompleted } = values;
  return {
    ...{ title: title.trim(), description, tags, isImportant, isCompleted },
    dueDate: dueDate || null,
    dueTime: (dueDate && dueTime) || null,
    assignee: assigneeId === null ? null : { id: assigneeId },
    repeat: repetitionOf(values),
    remindAt: reminderMoment(values),
    subtasks: values.subtasks
      .filter((subtask) => subtask.title.trim())
      .map(({ id, title, isDone }) => ({ ...(id !== undefined && { id }), title: title.trim(), isDone })),
  };
}

/** Returns the repetition; null when it doesn't repeat. */
export function repetitionOf({ unit, every, weekdays, nth }: Pick<TodoValues, 'unit' | 'every' | 'weekdays' | 'nth'>): Repetition | null {
  if (unit === '') return null;
  if (unit === 'month' && nth && weekdays.length === 1) return { every: Number(every) || 1, unit, weekdays, nth };
  return { every: Number(every) || 1, unit, ...(unit === 'week' && weekdays.length > 0 && { weekdays }) };
}

/** Returns the fields that differ, by the server's names. */
export function differing(before: TodoValues, now: TodoValues): (keyof NewTodo)[] {
  return changedFields(taskOf(before), taskOf(now));
}

/** Checks that no required field is empty while being retyped; such a value must not be saved. */
export function isWritten({ title, subtasks, unit, every }: TodoValues): boolean {
  return title.trim() !== '' && subtasks.every((subtask) => subtask.title.trim()) && (unit === '' || Number(every) >= 1);
}
