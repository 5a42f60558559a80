import { localeOf } from '#contract/languages.ts';

/** `Intl` formatters, created on first use and cached: each costs 10 to 40 ms on a slow phone, as much as ten rows. */
const made = new Map<string, unknown>();

function once<F>(kind: string, language: string, options: object, make: (locale: string) => F): F {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as F | undefined;
  if (known) return known;
  const format = make(localeOf(language));
  made.set(key, format);
  return format;
}

/** English dates use British formats. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : localeOf(language);
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', language, options, (locale) => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', language, options, (locale) => new Intl.NumberFormat(locale, options));
}

export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return once('relative', language, {}, (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

export function listFormat(language: string): Intl.ListFormat {
  return once('list', language, {}, (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
}

export function pluralRules(language: string): Intl.PluralRules {
  return once('plural', language, {}, (locale) => new Intl.PluralRules(locale));
}
