import { formatDay } from '#web/format-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
  formats.set(key, made);
  return made;
}

/** `09:41`. */
export function formatClock(date: Date, language: string): string {
  return format(language, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
}

/** For lists: `09:41` today, else the day. */
export function formatListTime(date: Date, language: string, now: Date): string {
  return date.toDateString() === now.toDateString() ? formatClock(date, language) : formatDay(date, language, now);
}

/** Over the messages of a day: `Thursday 12 March`, with the year when it is another one. */
export function formatDayLabel(date: Date, language: string, now: Date): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return date.getFullYear() === now.getFullYear()
    ? format(language, 'day label', day).format(date)
    : format(language, 'day label of years', { ...day, year: 'numeric' }).format(date);
}
