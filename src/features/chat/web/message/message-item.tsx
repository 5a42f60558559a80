import { type MouseEvent, memo, Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPin } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkMark } from '#web/links/link-mark.tsx';
import { momentTip } from '#web/ui/moment.tsx';
import type { MessageItem as Item } from '../messages/group-messages.ts';
import { isEmojiOnly } from './is-emoji-only.ts';
import { MessageFiles } from './message-files.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './message-item.module.css';
import { MessageReactions } from './message-reactions.tsx';
import { MessageText } from './message-text.tsx';
import { MessageTools } from './message-tools.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { RepliesLine } from './replies-line.tsx';

const WaitingNote = lazyPart(() => import('../messages/waiting-note.tsx').then((module) => module.WaitingNote));

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
  // Of two hundred messages few are ever pointed at.
  const [wasMeant, setMeant] = useState(false);
  const actions = waiting ? [] : on.actionsOf(item);
  const meant = () => setMeant(true);
  /** A long press, where there is no pointer to stay above it; a mouse has the browser's own menu. */
  const openByTouch = (event: MouseEvent<HTMLElement>) => {
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch' || actions.length === 0) return;
    event.preventDefault();
    on.menu(item, event.currentTarget);
  };
  const isLarge = message.attachments.length === 0 && !message.quoted && isEmojiOnly(message.message);
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
      onPointerEnter={meant}
      onFocus={meant}
      onContextMenu={openByTouch}
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
              {message.quoted ? <QuotedMessage quoted={message.quoted} on={on} /> : null}
              {message.attachments.length > 0 ? <MessageFiles attachments={message.attachments} onShow={on.show} /> : null}
              {message.message ? <MessageText text={message.message} /> : null}
              {message.isEdited ? <span className={classes.edited}>{t('chat.edited')}</span> : null}
              {message.isPinned ? (
                <span className={classes.edited}>
                  <IconPin size={12} /> {t('chat.pinned')}
                </span>
              ) : null}
            </>
          )}
        </div>
        {wasMeant && actions.length > 0 ? <MessageTools item={item} on={on} /> : null}
      </div>
      {message.reactions.length > 0 ? <MessageReactions item={item} mayReact={actions.includes('react')} on={on} /> : null}
      {waiting || message.isDeleted ? null : <LinkMark kind="message" id={message.id} />}
      {message.replies && on.openReplies ? <RepliesLine message={message} replies={message.replies} on={on} /> : null}
      {waiting ? (
        <Suspense>
          <WaitingNote waiting={waiting} on={on} />
        </Suspense>
      ) : null}
    </li>
  );
});
