import { dateFormat, dateLocale } from '#web/intl.ts';

/** `13 Dec 2026, 14:05` in the reader's zone. */
export function timeText(at: string, language: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(dateLocale(language), { ...day, hour: 'numeric', minute: '2-digit' }).format(new Date(at));
}
