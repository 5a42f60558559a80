import { deliveryRules } from '#contract/delivery-time.ts';
import { useTranslation } from '#web/i18n.ts';
import { currencyOptions } from '#web/money/currencies.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

/** Defaults of new invoices. */
export function ProposalFields({ form }: { form: SellerForm }) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  return (
    <>
      <FieldRow>
        <SelectField
          label={t('seller.field.currency')}
          value={values.currency}
          error={errors.currency}
          options={currencyOptions(values.currency, i18n.language)}
          onChoose={(currency) => change({ currency })}
        />
        <SellerTextField form={form} name="paymentTermsDays" type="number" min={0} max={365} hint={t('seller.hint.paymentTermsDays')} />
      </FieldRow>
      <SelectField
        label={t('seller.field.delivery')}
        hint={t('seller.hint.delivery')}
        value={values.delivery}
        error={errors.delivery}
        options={deliveryRules.map((value) => ({ value, label: t(`invoice.delivery.rule.${value}`) }))}
        onChoose={(chosen) => change({ delivery: deliveryRules.find((rule) => rule === chosen) ?? 'issue-day' })}
      />
      <TextareaField
        label={t('seller.field.invoiceNotes')}
        value={values.invoiceNotes}
        error={errors.invoiceNotes}
        maxLength={2000}
        hint={t('seller.hint.invoiceNotes')}
        onChange={(event) => change({ invoiceNotes: event.currentTarget.value })}
      />
    </>
  );
}
