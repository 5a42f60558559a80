import { socialNetworks } from '#features/profile/contract.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { withScheme } from '#web/with-scheme.ts';
import { type Account, updateSocial } from '../contract.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';

const valuesOf = ({ social }: Account) => social.socialLinks;
type Values = ReturnType<typeof valuesOf>;

export function SocialTab({ account }: { account: Account }) {
  const { t } = useTranslation();
  const of = useAccountForm<Values>({
    ...{ account, part: 'social', valuesOf },
    tidied: (values) => Object.fromEntries(Object.entries(values).map(([name, typed]) => [name, withScheme(typed)])) as Values,
    send: (socialLinks, version) => call(updateSocial, { body: { socialLinks, ...(version !== undefined && { version }) } }),
    labelOf: (name) => t(`account.field.${name}`),
  });
  return (
    <AccountForm title={t('account.tab.social')} text={t('account.social.text')} of={of}>
      {socialNetworks.map((name) => (
        <TextField key={name} {...of.field(name, 200)} dir="ltr" inputMode="url" />
      ))}
    </AccountForm>
  );
}
