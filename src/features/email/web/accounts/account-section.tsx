import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlugConnected, IconRefresh } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { deleteImapAccount, type ImapAccount, syncImapAccount } from '../../accounts-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { toErrorText } from '../settings/to-error-text.ts';
import { AccountForm } from './account-form.tsx';
import classes from './account-section.module.css';

/** The connected external mailbox. */
export function AccountSection() {
  const { t } = useTranslation();
  const query = useQuery(accountQuery);
  const mayChange = useCan('update', 'Email');
  const [isConnecting, setConnecting] = useState(false);
  return (
    <SettingsSection title={t('email.settings.account.title')} text={t('email.settings.account.text')}>
      <TabNote>{t('email.settings.account.inTab')}</TabNote>
      <SettingsQuery query={query} lines={4}>
        {({ account }) => (
          <>
            {account && <AccountState account={account} />}
            {(account || isConnecting) && mayChange ? (
              <div className={cardClasses.card}>
                <AccountForm account={account} onDone={() => setConnecting(false)} />
              </div>
            ) : account ? null : (
              <div className={cardClasses.card}>
                <PaneMessage
                  icon={<IconPlugConnected size={24} stroke={1.75} />}
                  title={t('email.settings.account.none')}
                  text={t('email.settings.account.noneText')}
                  action={
                    mayChange && !transport().tab
                      ? { label: t('email.settings.account.connect'), run: () => setConnecting(true) }
                      : undefined
                  }
                />
              </div>
            )}
          </>
        )}
      </SettingsQuery>
    </SettingsSection>
  );
}

function AccountState({ account }: { account: ImapAccount }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const rights = useRights('Email');
  const isBusy = isAsking || account.state === 'working';

  async function sync() {
    setAsking(true);
    try {
      queryClient.setQueryData(accountQuery.queryKey, await call(syncImapAccount, {}));
    } catch (error) {
      toast({ message: toErrorText(t, error), tone: 'error', action: { label: t('email.tryAgain'), run: () => void sync() } });
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={`${cardClasses.card} ${cardClasses.form}`}>
      <div>
        <h3 className={classes.name}>
          <bdi>{account.username}</bdi>
          <span className={classes.state} data-state={account.state} role="status">
            {t(`email.settings.account.state.${account.state}`)}
          </span>
        </h3>
        <p className={cardClasses.quiet}>
          {account.syncedAt
            ? t('email.settings.account.synced', { time: formatDateTime(new Date(account.syncedAt), i18n.language) })
            : t('email.settings.account.neverSynced')}
        </p>
        {account.state === 'failed' && (
          <p className={classes.problem}>
            <bdi>{account.why ? reasonText(t, account.why) : account.problem}</bdi>
          </p>
        )}
      </div>
      <div className={cardClasses.buttons}>
        {rights.update && (
          <Button look="outline" loading={isBusy} onClick={() => void sync()}>
            {!isBusy && <IconRefresh aria-hidden="true" />}
            {t('email.settings.account.sync')}
          </Button>
        )}
        {rights.delete && (
          <Button look="plain" onClick={() => setLeaving(true)}>
            {t('email.settings.account.disconnect')}
          </Button>
        )}
      </div>
      {isLeaving && <DisconnectDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

/** Confirms disconnecting the account, which deletes its password. */
function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function disconnect() {
    setSending(true);
    try {
      // An account that is already gone counts as disconnected.
      await call(deleteImapAccount, {}).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onClose();
      toast({ message: t('email.settings.account.disconnected'), tone: 'success' });
      queryClient.setQueryData(accountQuery.queryKey, { account: null });
    } catch (error) {
      setFailure(toErrorText(t, error));
      setSending(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('email.settings.account.leaveTitle')}
      text={t('email.settings.account.leaveText')}
      confirmLabel={t('email.settings.account.disconnect')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isSending}
      onConfirm={() => void disconnect()}
      onClose={onClose}
    >
      <FormFailure text={failure} />
    </ConfirmDialog>
  );
}
