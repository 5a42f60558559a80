import type { ServicePeriod } from '#contract/delivery-time.ts';
import type { TFunction } from '#web/i18n.ts';
import { shownDay } from './shown-day.ts';

/** A service period as the reader's language writes it; of one day, that day. */
export function shownPeriod({ from, until }: ServicePeriod, t: TFunction, language: string): string {
  if (from === until) return shownDay(from, language);
  return t('invoice.delivery.range', { from: shownDay(from, language), until: shownDay(until, language) });
}

/** Whether it is called a delivery date or a service period. */
export function periodLabel({ from, until }: ServicePeriod, t: TFunction): string {
  return t(from === until ? 'invoice.delivery.day' : 'invoice.delivery.period');
}
