import { atNoon, formatPlainDay, formatTime, plainFormat } from '#web/dates/format-date.ts';
import { addDays, dayOf } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import type { TFunction } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import type { Repetition, TodoTask } from '../contract.ts';

/** `Today`, `Tomorrow`, or a date such as `12 Mar`. */
export function dayText(day: string, t: TFunction, language: string, now: Date): string {
  const today = dayOf(now);
  if (day === today) return t('common.today');
  if (day === addDays(today, 1)) return t('todo.due.tomorrow');
  if (day === addDays(today, -1)) return t('todo.due.yesterday');
  return formatPlainDay(day, language, today);
}

/** Formats the due date and time. */
export function dueText({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>, t: TFunction, language: string, now: Date): string {
  if (dueDate === null) return '';
  const day = dayText(dueDate, t, language, now);
  return dueTime ? t('todo.due.at', { day, time: formatTime(dueTime, language) }) : day;
}

/** Returns when a to-do is due in the reader's time zone; the end of the day when it has no time. */
export function dueMoment({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>): Date | null {
  return dueDate === null ? null : momentOf(`${dueDate}T${dueTime ?? '23:59:59.999'}`);
}

/** Formats a repetition: `Every 2 weeks on Mon and Thu`. */
export function repeatText(t: TFunction, { every, unit, weekdays = [], nth }: Repetition, language: string): string {
  const rhythm = t(`todo.repeat.${unit}`, { count: every });
  if (weekdays.length === 0) return rhythm;
  // January 4, 1970 was a Sunday.
  const nameOf = (day: number, weekday: 'short' | 'long') => plainFormat(language, { weekday }).format(atNoon(addDays('1970-01-04', day)));
  if (nth) {
    const day = t(`todo.repeat.nth.${nth === -1 ? 'last' : nth}`, { weekday: nameOf(weekdays[0] ?? 1, 'long') });
    return t('todo.repeat.onNth', { rhythm, day });
  }
  const days = weekdays.map((day) => nameOf(day, 'short'));
  return t('todo.repeat.on', { rhythm, days: listInWords(days, language) });
}
