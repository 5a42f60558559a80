import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconMessageReply, IconMoodPlus } from '#web/icons.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './message-tools.module.css';

/** Over a message that the pointer or the focus is on: what is done most, and the menu with all of it. */
export function MessageTools({
  item,
  on,
}: {
  item: MessageItem;
  on: Pick<MessageHandlers, 'actionsOf' | 'menu' | 'pick' | 'openReplies'>;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      {on.actionsOf(item).includes('react') ? (
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={t('chat.action.react')}
          title={t('chat.action.react')}
          onClick={(event) => on.pick(item, event.currentTarget)}
        >
          <IconMoodPlus size={18} />
        </button>
      ) : null}
      {on.actionsOf(item).includes('thread') ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('chat.action.thread')}
          title={t('chat.action.thread')}
          onClick={() => on.openReplies?.(item.message)}
        >
          <IconMessageReply size={18} />
        </button>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('chat.messageMenu')}
        title={t('chat.messageMenu')}
        onClick={(event) => on.menu(item, event.currentTarget)}
      >
        <IconDots size={18} />
      </button>
    </div>
  );
}
