import { memo } from 'react';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBellOff } from '#web/icons.ts';
import { Moment } from '#web/ui/moment.tsx';
import type { ChatThread } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import { useTyping } from '../presence/typing-store.ts';
import classes from './chat-row.module.css';
import { ThreadAvatar } from './thread-avatar.tsx';
import { excerptOf, shortName, titleOf } from './thread-naming.ts';

interface Props {
  thread: ChatThread;
  ownId: number;
  address: string;
  isOpen: boolean;
}

/** A thread in the list: name, last message, time, and unseen count. */
export const ThreadRow = memo(function ThreadRow({ thread, ownId, address, isOpen }: Props) {
  const { t, i18n } = useTranslation();
  const typing = useTyping(thread.id);
  const { lastMessage, draft } = thread;
  const unseen = thread.unseen + thread.unseenReplies;
  const time = lastMessage && new Date(lastMessage.time);
  return (
    <li className={classes.item}>
      <a className={classes.row} href={address} aria-current={isOpen || undefined} data-unseen={unseen > 0 || undefined} data-row>
        <ThreadAvatar thread={thread} />
        <span className={classes.text}>
          <span className={classes.line}>
            <bdi className={classes.name}>{titleOf(thread)}</bdi>
            {thread.isMuted ? <IconBellOff className={classes.muted} size={14} aria-label={t('chat.muted')} /> : null}
            {time ? (
              <Moment className={classes.time} at={lastMessage.time}>
                {formatListTime(time, i18n.language, new Date())}
              </Moment>
            ) : null}
          </span>
          <span className={classes.line}>
            <Excerpt thread={thread} ownId={ownId} typing={typing} draft={isOpen ? '' : draft} />
            {unseen > 0 ? (
              <span className={classes.badge} data-muted={thread.isMuted || undefined}>
                <span aria-hidden="true">{unseen > 99 ? '99+' : unseen}</span>
                <span className="visually-hidden">{t('chat.unseen', { count: unseen })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </a>
    </li>
  );
});

function Excerpt({ thread, ownId, typing, draft }: { thread: ChatThread; ownId: number; typing: readonly number[]; draft: string }) {
  const { t } = useTranslation();
  const memberOf = (id: number) => thread.members.find((member) => member.id === id);
  if (typing.length > 0) {
    const name = shortName(memberOf(typing[0] ?? 0));
    return <span className={classes.typing}>{thread.isGroup ? t('chat.typing.one', { name }) : t('chat.typing.now')}</span>;
  }
  if (draft) {
    return (
      <span className={classes.excerpt}>
        <span className={classes.draft}>{t('chat.draft')}</span>
        <bdi>{draft}</bdi>
      </span>
    );
  }
  const { lastMessage } = thread;
  if (!lastMessage) return <span className={classes.excerpt}>{t('chat.noMessages')}</span>;
  const sender = lastMessage.senderId === ownId ? t('chat.you') : thread.isGroup ? shortName(memberOf(lastMessage.senderId)) : '';
  return (
    <span className={classes.excerpt}>
      {sender ? <bdi>{`${sender}:`}</bdi> : null}
      <bdi>{excerptOf(lastMessage, t)}</bdi>
    </span>
  );
}

/** A person in the list, linking to the thread with them. */
export const ContactRow = memo(function ContactRow({ contact, address, isOpen }: { contact: Contact; address: string; isOpen: boolean }) {
  return (
    <li className={classes.item}>
      <a className={classes.row} href={address} aria-current={isOpen || undefined} data-row>
        <PersonFace person={contact} />
        <span className={classes.text}>
          <bdi className={classes.name}>{contact.fullName}</bdi>
          <span className={classes.excerpt}>
            <bdi>{contact.role}</bdi>
          </span>
        </span>
      </a>
    </li>
  );
});
