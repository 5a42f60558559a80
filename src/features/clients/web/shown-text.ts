import type { TFunction } from '#web/i18n.ts';
import type { ClientValues } from './client-values.ts';

/** A field of a client as it is shown where it cannot be edited. */
export function shownText(values: ClientValues, field: keyof ClientValues, t: TFunction): string {
  if (field === 'eInvoice') return t(`clients.eInvoice.${values.eInvoice ?? 'own'}`);
  return values[field] ?? t('clients.language.own');
}
