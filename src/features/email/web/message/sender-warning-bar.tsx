import { domainOf } from '#contract/domain-of.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import classes from './mail-notice.module.css';
import { type Sender, senderWarnings } from './sender-warnings.ts';

export function SenderWarningBar({ mail }: { mail: Sender }) {
  const { t } = useTranslation();
  const warnings = senderWarnings(mail, domainOf(useSession()?.email ?? ''));
  const failed = mail.senderCheck?.result === 'failed' ? mail.senderCheck : undefined;
  if (warnings.length === 0 && !failed) return null;
  return (
    <div className={`${classes.notice} ${classes.warning}`} role="note" aria-label={t('email.warning.title')}>
      <IconAlertTriangle size={20} stroke={1.75} />
      <div className={classes.text}>
        {failed ? <p>{t(`email.sender.why.${failed.reason}`, { domain: failed.domain })}</p> : null}
        {warnings.map(({ kind, what }) => (
          <p key={kind}>{t(`email.warning.${kind}`, { what, from: mail.from.email, name: mail.from.name })}</p>
        ))}
      </div>
    </div>
  );
}
