import type { ServicePeriod } from '#contract/delivery-time.ts';
import { plainFormat } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Invoice } from '../contract.ts';

type Named = Pick<Invoice, 'id' | 'number'>;

/** How an invoice is called within a sentence: by its number, or as the draft that it is: those have none yet. */
export function numberWithin(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.within', { id });
}

/** How an invoice is called where its name stands alone, or first. */
export function numberAlone(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.alone', { id });
}

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

/** A service period as the reader's language writes it; of one day, that day. */
export function shownPeriod({ from, until }: ServicePeriod, t: TFunction, language: string): string {
  if (from === until) return shownDay(from, language);
  return t('invoice.delivery.range', { from: shownDay(from, language), until: shownDay(until, language) });
}

/** Whether it is called a delivery date or a service period. */
export function periodLabel({ from, until }: ServicePeriod, t: TFunction): string {
  return t(from === until ? 'invoice.delivery.day' : 'invoice.delivery.period');
}
