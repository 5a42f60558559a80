import { atNoon, plainFormat } from './format-date.ts';
import type { PlainDay } from './plain-day.ts';

/** `Thursday 12 March`, with the year in other years. */
export function formatWholeDay(day: PlainDay, language: string, today: PlainDay): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return plainFormat(language, { weekday: 'long', day: 'numeric', month: 'long', ...year }).format(atNoon(day));
}
