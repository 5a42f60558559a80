import { atNoon, plainFormat } from '#web/dates/format-date.ts';
import { addDays } from '#web/dates/plain-day.ts';
import type { TFunction } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import type { Repetition } from '../contract.ts';

/** How a to-do comes again, in words: `Every 2 weeks on Mon and Thu`. */
export function repeatText(t: TFunction, { every, unit, weekdays = [], nth }: Repetition, language: string): string {
  const rhythm = t(`todo.repeat.${unit}`, { count: every });
  if (weekdays.length === 0) return rhythm;
  // The fourth of January 1970 was a Sunday.
  const nameOf = (day: number, weekday: 'short' | 'long') => plainFormat(language, { weekday }).format(atNoon(addDays('1970-01-04', day)));
  if (nth) {
    const day = t(`todo.repeat.nth.${nth === -1 ? 'last' : nth}`, { weekday: nameOf(weekdays[0] ?? 1, 'long') });
    return t('todo.repeat.onNth', { rhythm, day });
  }
  const days = weekdays.map((day) => nameOf(day, 'short'));
  return t('todo.repeat.on', { rhythm, days: listInWords(days, language) });
}
