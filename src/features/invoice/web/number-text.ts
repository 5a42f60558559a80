import type { TFunction } from '#web/i18n.ts';
import type { Invoice } from '../contract.ts';

type Named = Pick<Invoice, 'id' | 'number'>;

/** How an invoice is called within a sentence: by its number, or as the draft that it is: those have none yet. */
export function numberWithin(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.within', { id });
}

/** The same where it stands alone, or first. */
export function numberAlone(t: TFunction, { id, number }: Named): string {
  return number ?? t('invoice.draft.alone', { id });
}
