import { type MouseEvent, memo, Suspense, useState } from 'react';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconMessageReply, IconMoodPlus, IconPin } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkMark } from '#web/links/link-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { momentTip } from '#web/ui/moment.tsx';
import type { ChatMessage } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';
import type { MessageItem as Item } from '../messages/group-messages.ts';
import { MessageFiles } from './message-files.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './message-item.module.css';
import { MessageReactions } from './message-reactions.tsx';
import { MessageText } from './message-text.tsx';
import { isEmojiOnly } from './text-folding.ts';

const WaitingNote = lazyPart(() => import('../messages/waiting-note.tsx').then((module) => module.WaitingNote));

interface Props {
  item: Item;
  isOwn: boolean;
  isMarked: boolean;
  isEditing: boolean;
  /** Sender's name announced by screen readers before the text. */
  sender: string;
  on: MessageHandlers;
}

/** One message. Uses plain elements because up to two hundred are rendered. */
export const MessageItem = memo(function MessageItem({ item, isOwn, isMarked, isEditing, sender, on }: Props) {
  const { t, i18n } = useTranslation();
  const { message, waiting, key } = item;
  // Tools are rendered on first hover or focus: of two hundred messages, few ever need them.
  const [wasMeant, setMeant] = useState(false);
  const actions = waiting ? [] : on.actionsOf(item);
  const meant = () => setMeant(true);
  /** Opens the menu on long press on touch devices; a mouse gets the browser's context menu. */
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

interface QuotedProps {
  quoted: NonNullable<ChatMessage['quoted']>;
  on: Pick<MessageHandlers, 'ownId' | 'personOf' | 'toQuoted'>;
}

/** The quoted message: its sender, the start of its text, and a link to it. */
function QuotedMessage({ quoted, on }: QuotedProps) {
  const { t } = useTranslation();
  const name = quoted.senderId === on.ownId ? t('chat.you') : (on.personOf(quoted.senderId)?.fullName ?? t('chat.somebody'));
  return (
    <button type="button" className={classes.quoted} onClick={() => on.toQuoted(quoted)}>
      <bdi className={classes.name}>{name}</bdi>
      <span className={classes.text} data-deleted={quoted.isDeleted || undefined} dir="auto">
        {quoted.isDeleted ? t('chat.deleted') : plainText(quoted.message)}
      </span>
    </button>
  );
}

interface RepliesProps {
  message: ChatMessage;
  replies: NonNullable<ChatMessage['replies']>;
  on: Pick<MessageHandlers, 'personOf' | 'openReplies'>;
}

/** Reply summary below a message: who replied, how often, when last, and whether any are unseen. Opens the replies. */
function RepliesLine({ message, replies, on }: RepliesProps) {
  const { t, i18n } = useTranslation();
  const { count, personIds, lastTime, unseen } = replies;
  return (
    <button type="button" className={classes.replies} data-unseen={unseen > 0 || undefined} onClick={() => on.openReplies?.(message)}>
      <span className={classes.faces}>
        {personIds.map((id) => {
          const person = on.personOf(id);
          return <Avatar key={id} name={person?.fullName ?? t('chat.somebody')} src={person?.avatar ?? null} size={20} />;
        })}
      </span>
      <span className={classes.count}>{unseen > 0 ? t('chat.newReplies', { count: unseen }) : t('chat.replies', { count })}</span>
      <time dateTime={lastTime}>{formatListTime(new Date(lastTime), i18n.language, new Date())}</time>
    </button>
  );
}

/** Toolbar over a hovered or focused message: the most used actions and the full menu. */
function MessageTools({ item, on }: { item: Item; on: Pick<MessageHandlers, 'actionsOf' | 'menu' | 'pick' | 'openReplies'> }) {
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
