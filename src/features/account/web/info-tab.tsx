import { call } from '#web/api-client.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { withScheme } from '#web/with-scheme.ts';
import { type Account, updateInfo } from '../contract.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';

const valuesOf = ({ info }: Account) => ({ ...info, dob: info.dob ?? '' });
type Values = ReturnType<typeof valuesOf>;

export function InfoTab({ account }: { account: Account }) {
  const { t } = useTranslation();
  const of = useAccountForm<Values>({
    ...{ account, part: 'info', valuesOf },
    tidied: (values) => ({ ...values, website: withScheme(values.website) }),
    send: ({ dob, ...fields }, version) =>
      call(updateInfo, { body: { ...fields, ...(dob !== undefined && { dob: dob || null }), ...(version !== undefined && { version }) } }),
    labelOf: (name) => t(`account.field.${name}`),
  });
  const { form, field } = of;
  return (
    <AccountForm title={t('account.tab.info')} text={t('account.info.text')} of={of}>
      <TextareaField {...field('bio', 500)} rows={4} hint={t('account.info.bioHint')} />
      <FieldRow>
        <DateField
          label={t('account.field.dob')}
          value={form.values.dob}
          error={form.errors.dob}
          max={today()}
          onChange={(dob) => form.change({ dob })}
        />
        <TextField {...field('country', 80)} dir="auto" autoComplete="country-name" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('website', 200)} dir="ltr" inputMode="url" autoComplete="url" />
        <TextField {...field('phone', 60)} dir="ltr" type="tel" autoComplete="tel" />
      </FieldRow>
    </AccountForm>
  );
}
