const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name} ${options.timeZone ?? ''}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
    formats.set(key, made);
  }
  return made;
}

/** For lists, in the reader's zone: `09:41` today, `12 Mar` this year, else `12 Mar 2024`. */
export function formatMailTime(iso: string, language: string, now: Date, timeZone?: string): string {
  const time = new Date(iso);
  const zone = timeZone ? { timeZone } : {};
  const [day, today] = [dayOf(time, timeZone), dayOf(now, timeZone)];
  if (day === today) return format(language, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }).format(time);
  if (day.slice(0, 4) !== today.slice(0, 4))
    return format(language, 'date', { day: 'numeric', month: 'short', year: 'numeric', ...zone }).format(time);
  return format(language, 'day', { day: 'numeric', month: 'short', ...zone }).format(time);
}

/** For an open mail: `12 Mar 2026, 09:41`. */
export function formatMailDate(iso: string, language: string): string {
  return format(language, 'open', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** Said aloud and as a tooltip: `Thursday 12 March 2026 at 09:41`. */
export function formatMailMoment(iso: string, language: string, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  return format(language, 'moment', { dateStyle: 'full', timeStyle: 'short', ...zone }).format(new Date(iso));
}

/** For what is to come: `08:00` today, else `Fri 13 Mar, 08:00`, with the year when it is another one. */
export function formatMailAhead(iso: string, language: string, now: Date, timeZone?: string): string {
  const time = new Date(iso);
  const zone = timeZone ? { timeZone } : {};
  const [day, today] = [dayOf(time, timeZone), dayOf(now, timeZone)];
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone } as const;
  if (day === today) return format(language, 'time', clock).format(time);
  if (day.slice(0, 4) !== today.slice(0, 4))
    return format(language, 'ahead of years', { day: 'numeric', month: 'short', year: 'numeric', ...clock }).format(time);
  return format(language, 'ahead', { weekday: 'short', day: 'numeric', month: 'short', ...clock }).format(time);
}

/** `2026-03-12` in the reader's zone. Without Intl where it can be: each of its formats costs a slow phone 10 ms to make. */
function dayOf(time: Date, timeZone: string | undefined): string {
  if (timeZone) return format('sv', 'day of', { dateStyle: 'short', timeZone }).format(time);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(time.getFullYear(), 4)}-${part(time.getMonth() + 1, 2)}-${part(time.getDate(), 2)}`;
}
