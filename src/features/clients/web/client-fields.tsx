import { eInvoiceSettings } from '#contract/e-invoice-formats.ts';
import { languageOf, languages } from '#contract/languages.ts';
import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { ClientValues } from './client-values.ts';
import type { useClientForm } from './use-client-form.ts';

/** All fields of a client. */
export function ClientFields({ form }: { form: ReturnType<typeof useClientForm> }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const field = (name: Exclude<keyof ClientValues, 'language' | 'eInvoice'>, maxLength: number) => ({
    label: t(`clients.field.${name}`),
    value: values[name],
    error: errors[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('company', 120)} dir="auto" />
      <TextField {...field('name', 120)} dir="auto" hint={t('clients.hint.name')} />
      <TextField {...field('companyEmail', 254)} type="email" inputMode="email" dir="ltr" hint={t('clients.hint.email')} />
      <FieldRow>
        <TextField {...field('contact', 60)} type="tel" inputMode="tel" dir="ltr" />
        <TextField {...field('vatId', 40)} dir="ltr" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('companyNumber', 60)} dir="ltr" />
        <TextField {...field('taxNumber', 60)} dir="ltr" />
      </FieldRow>
      <TextareaField {...field('address', 500)} hint={t('clients.hint.address')} />
      <FieldRow isRoomy>
        <TextField {...field('country', 80)} dir="auto" hint={t('clients.hint.country')} />
        <SelectField
          label={t('clients.field.language')}
          hint={t('clients.hint.language')}
          value={values.language ?? ''}
          options={[{ value: '', label: t('clients.language.own') }, ...languages.map(({ code, name }) => ({ value: code, label: name }))]}
          error={errors.language}
          onChoose={(code) => change({ language: languageOf(code) ?? null })}
        />
      </FieldRow>
      <FieldRow isRoomy>
        <SelectField
          label={t('clients.field.eInvoice')}
          value={values.eInvoice ?? ''}
          options={[
            { value: '', label: t('clients.eInvoice.own') },
            ...eInvoiceSettings.map((value) => ({ value, label: t(`clients.eInvoice.${value}`) })),
          ]}
          error={errors.eInvoice}
          onChoose={(chosen) => change({ eInvoice: eInvoiceSettings.find((setting) => setting === chosen) ?? null })}
        />
        <TextField {...field('buyerReference', 100)} dir="ltr" hint={t('clients.hint.buyerReference')} />
      </FieldRow>
    </>
  );
}
