import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMailOff } from '#web/icons.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenEmail } from '../../contract.ts';
import { type Unsubscription, unsubscribe } from '../../unsubscribe-contract.ts';
import classes from './mail-notice.module.css';

interface Props {
  mail: Pick<OpenEmail, 'id' | 'from'>;
  unsubscription: Unsubscription;
}

/** Shows that an email was sent to a list, with a one-click unsubscribe. */
export function UnsubscribeNote({ mail, unsubscription }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayLeave = useCan('update', 'Email');
  const [isBusy, setBusy] = useState(false);
  const name = mail.from.name || mail.from.email;
  const leave = async () => {
    setBusy(true);
    try {
      await call(unsubscribe, { params: { id: mail.id } });
      if (unsubscription.kind !== 'page') toast({ tone: 'success', message: t('email.list.left', { name }) });
      await queryClient.invalidateQueries({ queryKey: ['email'] });
    } catch (error) {
      const message = missingPermissionText(t, error) || t('email.list.failed', { name });
      toast({ tone: 'error', message, action: { label: t('email.tryAgain'), run: () => void leave() } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.notice}>
      <IconMailOff size={20} stroke={1.75} />
      <span className={classes.text}>{t(unsubscription.askedAt ? 'email.list.asked' : 'email.list.isOne')}</span>
      {unsubscription.askedAt || !mayLeave ? null : unsubscription.kind === 'page' ? (
        <a href={unsubscription.address} target="_blank" rel="noopener noreferrer" onClick={() => void leave()}>
          {t('email.list.leave')}
        </a>
      ) : (
        <Button look="plain" loading={isBusy} onClick={() => void leave()}>
          {t('email.list.leave')}
        </Button>
      )}
    </div>
  );
}
