import { formatMoment, formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import type { TFunction } from '#web/i18n.ts';
import type { LinkedThing } from '../contract.ts';

/** How what is linked stands: a card by its column, an event by when it is. */
export function stateText(t: TFunction, { state, detail, start }: LinkedThing, language: string): string {
  if (start !== null) return start.length === 10 ? formatPlainDay(start, language, today()) : formatMoment(new Date(start), language);
  if (detail && state !== 'archived') return detail;
  return state === null ? '' : t(`madeOf.state.${state}`);
}
