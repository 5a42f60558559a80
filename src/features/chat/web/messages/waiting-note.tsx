import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconClock } from '#web/icons.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageHandlers } from '../message/message-handlers.ts';
import classes from '../message/message-item.module.css';

/** Under a message that the server has not taken yet: that it waits, or why it failed and what can be done. */
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
