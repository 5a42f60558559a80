import { useTranslation } from '#web/i18n.ts';
import type { ChatMessage } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './quoted-message.module.css';

interface Props {
  quoted: NonNullable<ChatMessage['quoted']>;
  on: Pick<MessageHandlers, 'ownId' | 'personOf' | 'toQuoted'>;
}

/** What a message quotes: whose it is, how it begins, and the way to it. */
export function QuotedMessage({ quoted, on }: Props) {
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
