import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import dialogClasses from '#web/ui/dialog-body.module.css';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ImapAccount, saveImapAccount } from '../../accounts-contract.ts';
import { ConflictNotice } from '../settings/conflict-notice.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { type MailProvider, mailProviders, providerOfAddress, providerOfHost } from './mail-providers.ts';

interface AccountFormProps {
  account: ImapAccount | null;
  onDone: () => void;
}

/** Connects an account, or changes its settings; the server tests them before saving. */
export function AccountForm({ account, onDone }: AccountFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();

  async function send({ version, port, password, ...rest }: AccountValues) {
    const body = { ...rest, port: Number(port), ...(password && { password }), ...(version > 0 && { version }) };
    const saved = await call(saveImapAccount, { body });
    queryClient.setQueryData(accountQuery.queryKey, saved);
    toast({ message: t(account ? 'email.settings.account.saved' : 'email.settings.account.connected'), tone: 'success' });
    onDone();
    return accountValuesOf(saved.account);
  }

  const form = useSettingsForm<AccountValues>({
    kept: accountValuesOf(account),
    send,
    readCurrent: (current) => accountValuesOf(current as ImapAccount),
  });
  return (
    <form ref={form.formRef} className={cardClasses.form} onSubmit={form.submit} noValidate autoComplete="off">
      {account && <h3 className={cardClasses.heading}>{t('email.settings.account.how')}</h3>}
      <AccountFields values={form.values} hasPassword={account !== null} onChange={form.change} errorOf={form.errorOf} />
      {form.isSending && <p className={cardClasses.quiet}>{t('email.settings.account.trying')}</p>}
      <FormFailure text={form.failure} />
      {form.conflict ? (
        <ConflictNotice
          mine={<Reached values={form.values} />}
          current={<Reached values={form.conflict} />}
          isSending={form.isSending}
          onKeepMine={form.keepMine}
          onTakeCurrent={form.takeCurrent}
        />
      ) : (
        <div className={dialogClasses.buttons}>
          {!account && (
            <Button look="outline" onClick={onDone}>
              {t('ui.form.cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t(account ? 'common.save' : 'email.settings.account.connect')}
          </Button>
        </div>
      )}
    </form>
  );
}

function Reached({ values: { host, port, security, username } }: { values: AccountValues }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <bdi>{`${host}:${port}`}</bdi>
      </p>
      <p>{t(`email.settings.account.securityOf.${security}`)}</p>
      <p>
        <bdi>{username}</bdi>
      </p>
    </>
  );
}

const securities = ['tls', 'starttls', 'none'] as const;

interface AccountFieldsProps {
  values: AccountValues;
  /** Whether a password is saved, which stays if none is entered. */
  hasPassword: boolean;
  onChange: (part: Partial<AccountValues>) => void;
  errorOf: (name: keyof AccountValues) => string | undefined;
}

/** Server settings and login of the account. */
function AccountFields({ values, hasPassword, onChange, errorOf }: AccountFieldsProps) {
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
  // Keeps a port entered by hand; the default port follows the security setting.
  const choose = (security: AccountValues['security']) =>
    onChange({ security, ...(values.port === usualPort(values.security) && { port: usualPort(security) }) });
  const provider = providerOfHost(values.host);
  const chooseProvider = (host: string) => onChange({ host, ...(host && { security: 'tls', port: usualPort('tls') }) });
  // Recognizes the provider by the address if no server is entered.
  const recognize = () => {
    const known = values.host.trim() === '' ? providerOfAddress(values.username) : undefined;
    if (known) chooseProvider(known.host);
  };
  return (
    <>
      <SelectField
        label={t('email.settings.account.field.provider')}
        value={provider?.host ?? ''}
        hint={provider && hintOf(provider, t)}
        options={[
          { value: '', label: t('email.settings.account.otherProvider') },
          ...mailProviders.map(({ name, host }) => ({ value: host, label: name })),
        ]}
        onChoose={chooseProvider}
      />
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
        <TextField {...field('username')} autoComplete="off" maxLength={254} onBlur={recognize} />
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

/** Returns further requirements of the provider. */
function hintOf({ name, appPasswords, needsSignOn }: MailProvider, t: TFunction): string | undefined {
  if (needsSignOn) return t('email.settings.account.needsSignOn', { name });
  return appPasswords && t('email.settings.account.appPassword', { name, where: appPasswords });
}

/** Values of the account form; the password is never prefilled. */
interface AccountValues {
  version: number;
  host: string;
  port: string;
  security: ImapAccount['security'];
  username: string;
  password: string;
}

const usualPort = (security: ImapAccount['security']) => (security === 'tls' ? '993' : '143');

function accountValuesOf(account: ImapAccount | null): AccountValues {
  if (!account) return { version: 0, host: '', port: '993', security: 'tls', username: '', password: '' };
  const { version, host, port, security, username } = account;
  return { version, host, port: String(port), security, username, password: '' };
}
