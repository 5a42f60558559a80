import type { ServicePeriod } from '#contract/delivery-time.ts';
import { atNoon, formatFullDay } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Invoice } from '../contract.ts';

type Named = Pick<Invoice, 'id' | 'number'>;

/** Returns an invoice's name within a sentence: its number, or its draft name. */
export function numberWithin(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.within', { id });
}

/** Returns an invoice's name on its own or at the start of a sentence. */
export function numberAlone(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.alone', { id });
}

/**
 * Formats a date with its year in the reader's language.
 * @param text `13 Dec 2026`, as in the API, or `2026-12-13`
 */
export function shownDay(text: string, language: string): string {
  const isPlain = /^\d{4}-/.test(text);
  if (language === 'en' && !isPlain) return text;
  const date = isPlain ? atNoon(text) : new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? text : formatFullDay(date, language);
}

/** Formats a service period in the reader's language; a single day as a date. */
export function shownPeriod({ from, until }: ServicePeriod, t: TFunction, language: string): string {
  if (from === until) return shownDay(from, language);
  return t('invoice.delivery.range', { from: shownDay(from, language), until: shownDay(until, language) });
}

export function periodLabel({ from, until }: ServicePeriod, t: TFunction): string {
  return t(from === until ? 'invoice.delivery.day' : 'invoice.delivery.period');
}
