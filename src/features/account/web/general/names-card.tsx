import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Account, updateGeneral } from '../../contract.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

const valuesOf = ({ general: { username, fullName, company } }: Account) => ({ username, fullName, company });
type Values = ReturnType<typeof valuesOf>;

/** How somebody is called. */
export function NamesCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const of = useAccountForm<Values>({
    ...{ account, part: 'names', valuesOf },
    send: (fields, version) => call(updateGeneral, { body: { ...fields, ...(version !== undefined && { version }) } }),
    labelOf: (name) => t(`account.field.${name}`),
  });
  return (
    <AccountForm title={t('account.names.title')} text={t('account.names.text')} of={of}>
      <FieldRow>
        <TextField {...of.field('fullName', 120)} dir="auto" autoComplete="name" required />
        <TextField {...of.field('username', 40)} dir="ltr" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </FieldRow>
      <TextField {...of.field('company', 120)} dir="auto" autoComplete="organization" />
    </AccountForm>
  );
}
