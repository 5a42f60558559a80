import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { readLines } from '../editor/lines/line-drafts.ts';
import { readPricing } from '../editor/pricing-draft.ts';
import { type RecurringValues, recurringFieldsOf, recurringValuesOf } from './recurring-values.ts';

export type RecurringForm = ReturnType<typeof useRecurringForm>;

/**
 * The drawer's fields.
 * @param recurring null for a new one
 */
export function useRecurringForm(recurring: RecurringInvoice | null, begun: RecurringValues) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [wasTried, setTried] = useState(false);
  const form = useRecordForm<RecurringValues, RecurringInvoice>({
    storageKey: 'atrium.recurring.draft',
    record: recurring,
    begun,
    valuesOf: (record) => recurringValuesOf(record, language),
    fieldOf: (path) => {
      const [name = ''] = path.split('.');
      return name === 'clientId' ? 'client' : name in begun ? (name as keyof RecurringValues) : undefined;
    },
    errorOf: (field, reason) => (field === 'client' ? t('invoice.recurring.says.client') : reasonText(t, reason)),
  });
  const { values } = form;
  const { errors: lineErrors } = readLines(values.lines, values.currency, language);

  /** What is to be saved; null when something is missing, which is then said at the field. */
  const complete = () => {
    const fields = recurringFieldsOf(values, language);
    const missing: Partial<Record<keyof RecurringValues, string>> = {};
    if (!values.client) missing.client = t('invoice.recurring.says.client');
    if (!(fields.every >= 1 && fields.every <= 99)) missing.every = t('invoice.recurring.says.every');
    if (!fields.nextOn) missing.nextOn = t('invoice.recurring.says.date');
    else if (fields.until !== null && fields.until < fields.nextOn) missing.until = t('invoice.recurring.says.until');
    if (!(fields.paymentTermsDays >= 0 && fields.paymentTermsDays <= 365)) missing.paymentTermsDays = t('invoice.recurring.says.terms');
    if (Object.keys(lineErrors).length > 0) missing.lines = t('invoice.recurring.says.lines');
    if (!readPricing(values.pricing, values.currency, language)) missing.pricing = t('invoice.editor.says.wholeDiscount');
    setTried(true);
    if (Object.keys(missing).length === 0) return fields;
    form.refuse(missing);
    return null;
  };
  return { ...form, lineErrors: wasTried ? lineErrors : {}, complete };
}
