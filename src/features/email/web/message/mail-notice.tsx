import { useEffect, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { formatAhead } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarClock, IconClock, IconPencil } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import { listedIn } from '../folders/listed-in.ts';
import { isLeaving, leavesSoonMs } from '../reader/is-leaving.ts';
import type { MailActions } from '../use-mail-actions.ts';
import { useSending } from '../use-sending.ts';
import classes from './mail-notice.module.css';

interface Props {
  mail: OpenEmail;
  actions: MailActions;
}

/** Explains above an email why its state differs from others in the folder, and offers actions. */
export function MailNotice({ mail, actions }: Props) {
  const list = listedIn(mail);
  if (list === 'scheduled') return <Scheduled mail={mail} sendAt={mail.sendAt ?? ''} />;
  if (list === 'snoozed') return <Snoozed mail={mail} until={mail.snoozedUntil ?? ''} actions={actions} />;
  return list === 'draft' && mail.isDraft ? <Draft mail={mail} /> : null;
}

/** Shows when an email is sent, and how to cancel that. */
export function Scheduled({ mail, sendAt }: { mail: Pick<OpenEmail, 'id'>; sendAt: string }) {
  const { t, i18n } = useTranslation();
  const maySend = useCan('update', 'Email');
  const { cancel, sendNow, isBusy } = useSending(mail);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const waitMs = Date.parse(sendAt) - leavesSoonMs - Date.now();
    // Beyond the maximum of a timer, it is not within a minute yet.
    if (waitMs < 0 || waitMs > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setNow(new Date()), waitMs);
    return () => clearTimeout(timer);
  }, [sendAt]);
  const leaving = isLeaving(sendAt, now);
  return (
    <div className={classes.notice} role="status">
      <IconCalendarClock size={20} stroke={1.75} />
      <span className={classes.text}>
        {leaving ? t('email.compose.sending') : t('email.sending.at', { time: formatAhead(new Date(sendAt), i18n.language, now) })}
      </span>
      {maySend && (
        <Button look="outline" loading={isBusy} onClick={cancel}>
          {t('email.sending.cancel')}
        </Button>
      )}
      {leaving || !maySend ? null : (
        <Button look="outline" loading={isBusy} onClick={sendNow}>
          {t('email.sending.sendNow')}
        </Button>
      )}
    </div>
  );
}

function Snoozed({ mail, until, actions }: Props & { until: string }) {
  const { t, i18n } = useTranslation();
  const mayChange = useCan('update', 'Email');
  return (
    <div className={classes.notice} role="status">
      <IconClock size={20} stroke={1.75} />
      <span className={classes.text}>{t('email.snooze.isUntil', { time: formatAhead(new Date(until), i18n.language, new Date()) })}</span>
      {mayChange && (
        <Button look="outline" onClick={() => actions.snooze([mail.id], null, [mail])}>
          {t('email.snooze.bringBack')}
        </Button>
      )}
    </div>
  );
}

function Draft({ mail }: { mail: OpenEmail }) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  return (
    <div className={classes.notice}>
      <IconPencil size={20} stroke={1.75} />
      <span className={classes.text}>{t('email.draft.isOne')}</span>
      {mayWrite && <Button onClick={() => openCompose({ kind: 'draft', id: mail.id })}>{t('email.draft.edit')}</Button>}
    </div>
  );
}
