import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { ChatMessage } from '../../contract.ts';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './replies-line.module.css';

interface Props {
  message: ChatMessage;
  replies: NonNullable<ChatMessage['replies']>;
  on: Pick<MessageHandlers, 'personOf' | 'openReplies'>;
}

/** Under a message: who replied, how many times, when last, and whether there is something new. It opens the replies. */
export function RepliesLine({ message, replies, on }: Props) {
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
