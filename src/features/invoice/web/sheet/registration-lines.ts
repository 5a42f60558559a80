import type { TFunction } from '#web/i18n.ts';
import type { InvoiceRecord } from '../../contract.ts';

/** The numbers that a company is registered under. One that says what it is, such as `HRB 1234`, stands as it was typed. */
export function registrationLines(party: Pick<InvoiceRecord['seller'], 'vatId' | 'companyNumber' | 'taxNumber'>, t: TFunction): string[] {
  const { vatId, companyNumber = '', taxNumber = '' } = party;
  const named = (number: string, key: string) => (/^\p{L}/u.test(number) ? number : number && t(key, { number }));
  return [
    vatId && t('invoice.preview.vatId', { vatId }),
    named(companyNumber, 'invoice.preview.companyNumber'),
    named(taxNumber, 'invoice.preview.taxNumber'),
  ].filter(Boolean);
}
