import { useTranslation } from '#web/i18n.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { type AccountValues, usualPort } from './account-values.ts';

const securities = ['tls', 'starttls', 'none'] as const;

interface AccountFieldsProps {
  values: AccountValues;
  /** Whether one is kept, which stays when none is given. */
  hasPassword: boolean;
  onChange: (part: Partial<AccountValues>) => void;
  errorOf: (name: keyof AccountValues) => string | undefined;
}

/** Where the account is, and who one is there. */
export function AccountFields({ values, hasPassword, onChange, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'host' | 'port' | 'username' | 'password') => ({
    name,
    dir: 'ltr',
    label: t(`email.settings.account.field.${name}`),
    value: values[name],
    error: errorOf(name),
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  // A port that was typed stays; the usual one follows the security.
  const choose = (security: AccountValues['security']) =>
    onChange({ security, ...(values.port === usualPort(values.security) && { port: usualPort(security) }) });
  return (
    <>
      <TextField {...field('host')} hint={t('email.settings.account.hostHint')} inputMode="url" autoComplete="off" maxLength={253} />
      <div className={cardClasses.pair}>
        <SelectField
          label={t('email.settings.account.field.security')}
          value={values.security}
          error={errorOf('security')}
          hint={values.security === 'none' ? t('email.settings.account.unsafe') : undefined}
          options={securities.map((each) => ({ value: each, label: t(`email.settings.account.securityOf.${each}`) }))}
          onChoose={(chosen) => choose(securities.find((each) => each === chosen) ?? 'tls')}
        />
        <TextField {...field('port')} inputMode="numeric" autoComplete="off" maxLength={5} />
      </div>
      <div className={cardClasses.pair}>
        <TextField {...field('username')} autoComplete="off" maxLength={254} />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          maxLength={1000}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          hint={t(hasPassword ? 'email.settings.account.keepPassword' : 'email.settings.account.passwordKept')}
        />
      </div>
    </>
  );
}
