/**
 * The formats of `Intl`, each made once and only when it is first used: on a slow phone one costs 10 to 40 ms, as much as ten rows.
 */
const made = new Map<string, unknown>();

function once<F>(kind: string, locale: string, options: object, make: () => F): F {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as F | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** Dates stand as Britain writes them where the app speaks English. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  return once('relative', locale, {}, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

export function listFormat(locale: string): Intl.ListFormat {
  return once('list', locale, {}, () => new Intl.ListFormat(locale, { type: 'conjunction' }));
}

export function pluralRules(language: string): Intl.PluralRules {
  return once('plural', language, {}, () => new Intl.PluralRules(language));
}
