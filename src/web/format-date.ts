const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once each: on a slow phone one costs 10 ms. */
function format(language: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
    formats.set(key, made);
  }
  return made;
}

/** `12 Mar` this year, else `12 Mar 2024`; in the reader's zone. */
export function formatDay(date: Date, language: string, now: Date): string {
  return date.getFullYear() === now.getFullYear()
    ? format(language, 'day', { day: 'numeric', month: 'short' }).format(date)
    : format(language, 'day of years', { day: 'numeric', month: 'short', year: 'numeric' }).format(date);
}

/** `Thursday 12 March 2026 at 09:41`: said aloud and as a tooltip. */
export function formatMoment(date: Date, language: string): string {
  return format(language, 'moment', { dateStyle: 'full', timeStyle: 'short' }).format(date);
}

const steps = [
  { unit: 'minute', ms: 60_000, below: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, below: 86_400_000 },
  { unit: 'day', ms: 86_400_000, below: 7 * 86_400_000 },
] as const;

/** `5 minutes ago`, `yesterday`, `in 2 hours`; what is more than a week away is the day, as `formatDay` has it. */
export function formatRelative(date: Date, language: string, now: Date): string {
  const awayMs = date.getTime() - now.getTime();
  const step = steps.find(({ below }) => Math.abs(awayMs) < below);
  if (!step) return formatDay(date, language, now);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(awayMs / step.ms), step.unit);
}
