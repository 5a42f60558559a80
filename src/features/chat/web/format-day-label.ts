import { dateFormat, dateLocale } from '#web/intl.ts';

/** Over the messages of a day: `Thursday 12 March`, with the year when it is another one. */
export function formatDayLabel(date: Date, language: string, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(dateLocale(language), { weekday: 'long', day: 'numeric', month: 'long', ...year }).format(date);
}
