import { formatDay } from '#web/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { dateFormat, dateLocale } from '#web/intl.ts';
import type { TodoTask } from '../../contract.ts';

/** `17:00` as the language writes it. */
export function timeText(time: string, language: string): string {
  const clock = dateFormat(dateLocale(language), { hour: '2-digit', minute: '2-digit' });
  return clock.format(new Date(`2030-01-01T${time}`));
}

/** `Today`, `Tomorrow`, else `12 Mar`. */
export function dayText(day: string, t: TFunction, language: string, now: Date): string {
  const date = new Date(`${day}T12:00`);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  const days = Math.round((date.getTime() - today.getTime()) / 86_400_000);
  if (days === 0) return t('todo.due.today');
  if (days === 1) return t('todo.due.tomorrow');
  if (days === -1) return t('todo.due.yesterday');
  return formatDay(date, language, now);
}

/** Day and time on which it is due. */
export function dueText({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>, t: TFunction, language: string, now: Date): string {
  if (dueDate === null) return '';
  const day = dayText(dueDate, t, language, now);
  return dueTime ? t('todo.due.at', { day, time: timeText(dueTime, language) }) : day;
}
