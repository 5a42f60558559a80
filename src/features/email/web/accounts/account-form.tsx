import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import dialogClasses from '#web/ui/dialog-body.module.css';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { type ImapAccount, saveImapAccount } from '../../accounts-contract.ts';
import { ConflictNotice } from '../settings/conflict-notice.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { AccountFields } from './account-fields.tsx';
import { type AccountValues, accountValuesOf } from './account-values.ts';

interface AccountFormProps {
  account: ImapAccount | null;
  onDone: () => void;
}

/** Connects an account, or changes how it is reached; the server tries it before it keeps it. */
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
              {t('email.settings.cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t(account ? 'email.settings.save' : 'email.settings.account.connect')}
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
