import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

/** How tax of new invoices is computed. */
export function TaxRoundingFields({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  return (
    <FieldRow>
      <SelectField
        label={t('seller.field.taxPer')}
        hint={t('seller.hint.taxPer')}
        value={values.taxPer}
        error={errors.taxPer}
        options={(['rate', 'line'] as const).map((value) => ({ value, label: t(`seller.tax.per.${value}`) }))}
        onChoose={(taxPer) => change({ taxPer: taxPer === 'line' ? 'line' : 'rate' })}
      />
      <SelectField
        label={t('seller.field.grossPrices')}
        hint={t('seller.hint.grossPrices')}
        value={values.grossPrices ? 'gross' : 'net'}
        error={errors.grossPrices}
        options={(['net', 'gross'] as const).map((value) => ({ value, label: t(`invoice.editor.prices.${value}`) }))}
        onChoose={(value) => change({ grossPrices: value === 'gross' })}
      />
    </FieldRow>
  );
}
