import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { deleteImapAccount } from '../../accounts-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { whyFailed } from '../settings/why-failed.ts';
import classes from './disconnect-dialog.module.css';

/** Asks before the account is disconnected: its password is forgotten by that. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function disconnect() {
    setSending(true);
    try {
      // One that is gone already is what was asked for.
      await call(deleteImapAccount, {}).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onClose();
      toast({ message: t('email.settings.account.disconnected'), tone: 'success' });
      queryClient.setQueryData(accountQuery.queryKey, { account: null });
    } catch (error) {
      setFailure(whyFailed(t, error));
      setSending(false);
    }
  }

  return (
    <Dialog title={t('email.settings.account.leaveTitle')} onClose={onClose}>
      <div className={classes.body}>
        <p>{t('email.settings.account.leaveText')}</p>
        <FormFailure text={failure} />
        <div className={cardClasses.buttons}>
          <Button loading={isSending} onClick={() => void disconnect()}>
            {t('email.settings.account.disconnect')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('email.settings.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
