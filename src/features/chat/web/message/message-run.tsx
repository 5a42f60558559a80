import { memo } from 'react';
import { formatClock } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconChecks } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { Contact } from '../../presence-contract.ts';
import type { MessageRun as Run } from '../messages/group-messages.ts';
import type { MessageHandlers } from './message-handlers.ts';
import { MessageItem } from './message-item.tsx';
import classes from './message-run.module.css';

interface Props {
  run: Run;
  isOwn: boolean;
  sender: Pick<Contact, 'id' | 'fullName' | 'avatar'> | undefined;
  /** In a group, each sender's name is shown. */
  isGroup: boolean;
  /** Names of members who have seen the last message of the user's run; null where that isn't shown. */
  seenBy: string | null;
  isSeenByAll: boolean;
  markedId: number | undefined;
  editingId: number | undefined;
  on: MessageHandlers;
}

/** Consecutive messages from one sender, with the time at the end. */
export const MessageRun = memo(function MessageRun(given: Props) {
  const { run, isOwn, sender, isGroup, seenBy, isSeenByAll, markedId, editingId, on } = given;
  const { t, i18n } = useTranslation();
  const name = isOwn ? t('chat.you') : (sender?.fullName ?? t('chat.somebody'));
  const last = run.items.at(-1);
  const seenText = isSeenByAll && !isGroup ? t('chat.seen') : seenBy ? t('chat.seenBy', { names: seenBy }) : t('chat.sent');
  return (
    <li className={classes.run} data-own={isOwn || undefined}>
      {isOwn ? null : (
        <span className={classes.face}>
          <Avatar name={name} src={sender?.avatar ?? null} size={32} />
        </span>
      )}
      <div className={classes.body}>
        {isGroup && !isOwn ? <PersonLink id={sender?.id ?? null} name={name} className={classes.name} /> : null}
        <ol className={classes.items}>
          {run.items.map((item) => (
            <MessageItem
              key={item.key}
              item={item}
              isOwn={isOwn}
              isMarked={item.message.id !== 0 && item.message.id === markedId}
              isEditing={item.message.id !== 0 && item.message.id === editingId}
              sender={name}
              on={on}
            />
          ))}
        </ol>
        {last?.waiting ? null : (
          <span className={classes.foot}>
            <time dateTime={last?.message.time}>{formatClock(new Date(last?.message.time ?? 0), i18n.language)}</time>
            {seenBy === null ? null : (
              <span className={classes.seen} data-all={isSeenByAll || undefined} title={seenText}>
                {seenBy || isSeenByAll ? <IconChecks size={16} /> : <IconCheck size={16} />}
                <span className="visually-hidden">{seenText}</span>
              </span>
            )}
          </span>
        )}
      </div>
    </li>
  );
});
