import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '#web/icons.ts';
import type { Delivery } from '../../contract.ts';
import classes from './mail-deliveries.module.css';

const icons = { waiting: IconClock, sending: IconClock, sent: IconCircleCheck, failed: IconAlertTriangle, unsure: IconAlertTriangle };

/** Delivery status of a sent email at outside addresses. */
export function MailDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.deliveries} aria-label={t('email.delivery.title')}>
      {deliveries.map(({ email, state, attempts, answer, ownAnswer }) => {
        const Icon = icons[state];
        const isRepeated = state === 'waiting' && attempts > 0;
        return (
          <li key={email} data-state={state}>
            <Icon size={16} stroke={1.75} />
            <span>
              <bdi>{email}</bdi>
              {': '}
              {t(isRepeated ? 'email.delivery.again' : `email.delivery.${state}`, { count: attempts })}
              {answer && (isRepeated || state === 'failed' || state === 'unsure') ? (
                <bdi className={classes.answer} dir="auto">
                  {ownAnswer ? t(`email.delivery.ownAnswer.${ownAnswer}`) : answer}
                </bdi>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
