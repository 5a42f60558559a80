import { eInvoiceSettings } from '#contract/e-invoice-formats.ts';
import { useTranslation } from '#web/i18n.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

export function EInvoiceField({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  return (
    <SelectField
      label={t('seller.field.eInvoice')}
      hint={t('seller.hint.eInvoice')}
      value={values.eInvoice}
      error={errors.eInvoice}
      options={eInvoiceSettings.map((value) => ({ value, label: t(`seller.eInvoice.formats.${value}`) }))}
      onChoose={(chosen) => change({ eInvoice: eInvoiceSettings.find((setting) => setting === chosen) ?? 'none' })}
    />
  );
}
