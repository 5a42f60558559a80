import { atNoon, formatPlainDay, plainFormat } from '#web/dates/format-date.ts';
import { lengthOf, type Span } from '../spans.ts';

/** Labels for the steps of a span: days, weeks by their first day, or months. */
export function stepWords(
  days: readonly string[],
  span: Span,
  language: string,
): { axis: 'day' | 'week' | 'month'; labels: string[]; short: string[] } {
  const length = lengthOf(span);
  if (length > 184) {
    const long = plainFormat(language, { month: 'long', year: 'numeric' });
    const short = plainFormat(language, { month: 'short' });
    return { axis: 'month', labels: days.map((day) => long.format(atNoon(day))), short: days.map((day) => short.format(atNoon(day))) };
  }
  const labels = days.map((day) => formatPlainDay(day, language, span.until));
  return { axis: length > 31 ? 'week' : 'day', labels, short: labels };
}

/** Labels for months by their first days. */
export function monthWords(days: readonly string[], language: string): { labels: string[]; short: string[] } {
  const [long, short] = [plainFormat(language, { month: 'long', year: 'numeric' }), plainFormat(language, { month: 'short' })];
  return { labels: days.map((day) => long.format(atNoon(day))), short: days.map((day) => short.format(atNoon(day))) };
}
