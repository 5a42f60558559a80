import type { TFunction } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import type { SellerFields } from './seller-values.ts';

/** Formats a field for read-only display. */
export function shownText(fields: SellerFields, name: keyof SellerFields, t: TFunction, language: string): string {
  if (name === 'taxRates')
    return fields.taxRates
      .map((rate) =>
        [rate, ...(rate.more ?? [])]
          .map((tax) => t('seller.tax.named', { name: tax.name, percent: percentText(tax.basisPoints, language) }))
          .join(' + '),
      )
      .join('\n');
  if (name === 'timeZone') return fields.timeZone.replaceAll('_', ' ') || t('seller.zone.ofCountry');
  if (name === 'chronology') return t(`seller.chronology.${fields.chronology}`);
  if (name === 'withholding') return withholdingText(fields.withholding, language);
  if (name === 'eInvoice') return t(`seller.eInvoice.formats.${fields.eInvoice}`);
  if (name === 'delivery') return t(`invoice.delivery.rule.${fields.delivery}`);
  if (name === 'taxPer') return t(`seller.tax.per.${fields.taxPer}`);
  if (name === 'grossPrices') return t(`invoice.editor.prices.${fields.grossPrices ? 'gross' : 'net'}`);
  if (name === 'reminderDays') return fields.reminderDays.map((count) => t('seller.reminders.after', { count })).join('\n');
  if (name === 'logoFileId') return t(fields.logoFileId === null ? 'seller.logo.none' : 'seller.logo.one');
  return String(fields[name]);
}
