import { clockParts, readerFormat } from './format-date.ts';

/** `12 Mar 2026, 09:41–10:30`; shared parts appear once. */
export function formatRange(from: Date, until: Date, language: string): string {
  return readerFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(from, until);
}

/** `09:41–10:30`: only the times, when the day is shown beside them. */
export function formatClockRange(from: Date, until: Date, language: string): string {
  return readerFormat(language, clockParts(language)).formatRange(from, until);
}
