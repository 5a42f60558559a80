import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { type ImapAccount, syncImapAccount } from '../../accounts-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { whyFailed } from '../settings/why-failed.ts';
import classes from './account-state.module.css';
import { DisconnectDialog } from './disconnect-dialog.tsx';

/** How the connected account is doing, and what can be done with it. */
export function AccountState({ account }: { account: ImapAccount }) {
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
      toast({ message: whyFailed(t, error), tone: 'error', action: { label: t('email.tryAgain'), run: () => void sync() } });
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
