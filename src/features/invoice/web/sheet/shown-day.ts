import { plainFormat } from '#web/dates/format-date.ts';

/**
 * A day as the reader's language writes it, with its year.
 * @param text `13 Dec 2026`, as the wire has it, or `2026-12-13`
 */
export function shownDay(text: string, language: string): string {
  const isPlain = /^\d{4}-/.test(text);
  if (language === 'en' && !isPlain) return text;
  const at = Date.parse(isPlain ? `${text}T00:00:00Z` : `${text} UTC`);
  if (Number.isNaN(at)) return text;
  return plainFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at).replace('Sept', 'Sep');
}
