const formats = new Map<string, Intl.DateTimeFormat>();

/** `13 Dec 2026, 14:05` in the reader's zone. */
export function timeText(at: string, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    formats.set(language, format);
  }
  return format.format(new Date(at));
}
