import { formatPlainDay, formatTime } from '#web/dates/format-date.ts';
import { addDays, dayOf } from '#web/dates/plain-day.ts';
import type { TFunction } from '#web/i18n.ts';
import type { TodoTask } from '../../contract.ts';

/** `Today`, `Tomorrow`, else `12 Mar`. */
export function dayText(day: string, t: TFunction, language: string, now: Date): string {
  const today = dayOf(now);
  if (day === today) return t('ui.date.today');
  if (day === addDays(today, 1)) return t('todo.due.tomorrow');
  if (day === addDays(today, -1)) return t('todo.due.yesterday');
  return formatPlainDay(day, language, today);
}

/** Day and time on which it is due. */
export function dueText({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>, t: TFunction, language: string, now: Date): string {
  if (dueDate === null) return '';
  const day = dayText(dueDate, t, language, now);
  return dueTime ? t('todo.due.at', { day, time: formatTime(dueTime, language) }) : day;
}
