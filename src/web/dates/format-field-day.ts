import { atNoon, plainFormat } from './format-date.ts';
import type { PlainDay } from './plain-day.ts';

/** The day as shown in fields, always with the year: `12 Mar 2026`. */
export function formatFieldDay(day: PlainDay, language: string): string {
  return plainFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(atNoon(day));
}
