import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconClock } from '#web/icons.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageHandlers } from '../message/message-handlers.ts';
import classes from '../message/message-item.module.css';

/** Note below a message the server hasn't accepted yet: pending, or why it failed and what to do. */
export function WaitingNote({ waiting, on }: { waiting: WaitingMessage; on: Pick<MessageHandlers, 'retry' | 'discard'> }) {
  const { t } = useTranslation();
  if (waiting.failure === undefined) {
    return (
      <span className={classes.waiting}>
        <IconClock size={14} />
        {t('chat.waiting')}
      </span>
    );
  }
  return (
    <span className={classes.failed} role="alert">
      <IconAlertTriangle size={14} />
      <span>{t('chat.notSent', { reason: waiting.failure })}</span>
      <button type="button" onClick={() => on.retry(waiting)}>
        {t('ui.tryAgain')}
      </button>
      <button type="button" onClick={() => on.discard(waiting)}>
        {t('common.remove')}
      </button>
    </span>
  );
}
