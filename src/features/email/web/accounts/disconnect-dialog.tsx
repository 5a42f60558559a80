import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { deleteImapAccount } from '../../accounts-contract.ts';
import { accountQuery } from '../settings/settings-queries.ts';
import { whyFailed } from '../settings/why-failed.ts';

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
    <ConfirmDialog
      title={t('email.settings.account.leaveTitle')}
      text={t('email.settings.account.leaveText')}
      confirmLabel={t('email.settings.account.disconnect')}
      cancelLabel={t('email.settings.cancel')}
      isBusy={isSending}
      onConfirm={() => void disconnect()}
      onClose={onClose}
    >
      <FormFailure text={failure} />
    </ConfirmDialog>
  );
}
