import { memo } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconDots } from '#web/icons.ts';
import { momentTip } from '#web/ui/moment.tsx';
import type { MessageItem as Item } from '../messages/group-messages.ts';
import { WaitingNote } from '../messages/waiting-note.tsx';
import { MessageFiles } from './message-files.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './message-item.module.css';
import { MessageText } from './message-text.tsx';
import { isEmojiOnly } from './parse-message.ts';

interface Props {
  item: Item;
  isOwn: boolean;
  isMarked: boolean;
  isEditing: boolean;
  /** Said before the text to who cannot see whose it is. */
  sender: string;
  on: MessageHandlers;
}

/** One message. Plain elements: up to two hundred of them are in the page. */
export const MessageItem = memo(function MessageItem({ item, isOwn, isMarked, isEditing, sender, on }: Props) {
  const { t, i18n } = useTranslation();
  const { message, waiting, key } = item;
  const isLarge = message.attachments.length === 0 && isEmojiOnly(message.message);
  return (
    <li
      className={classes.item}
      data-key={key}
      data-id={message.id || undefined}
      data-own={isOwn || undefined}
      data-marked={isMarked || undefined}
      data-editing={isEditing || undefined}
      data-failed={waiting?.failure !== undefined || undefined}
      tabIndex={-1}
      onKeyDown={(event) => on.key(item, event)}
    >
      <span className="visually-hidden">{`${sender}: `}</span>
      <div className={classes.line}>
        <div
          className={classes.bubble}
          data-large={isLarge || undefined}
          data-deleted={message.isDeleted || undefined}
          onPointerEnter={momentTip(message.time, i18n.language)}
        >
          {message.isDeleted ? (
            t('chat.deleted')
          ) : (
            <>
              {message.attachments.length > 0 ? <MessageFiles attachments={message.attachments} onShow={on.show} /> : null}
              {message.message ? <MessageText text={message.message} /> : null}
              {message.isEdited ? <span className={classes.edited}>{t('chat.edited')}</span> : null}
            </>
          )}
        </div>
        {waiting || on.actionsOf(item).length === 0 ? null : (
          <button
            type="button"
            className={classes.more}
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={t('chat.messageMenu')}
            title={t('chat.messageMenu')}
            onClick={(event) => on.menu(item, event.currentTarget)}
          >
            <IconDots size={18} />
          </button>
        )}
      </div>
      {waiting ? <WaitingNote waiting={waiting} on={on} /> : null}
    </li>
  );
});
