import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Moment } from '#web/ui/moment.tsx';
import classes from './chat-body.module.css';

interface Props {
  text: string;
  files: number;
  /** Undefined while it is on its way. */
  time: string | undefined;
  isOwn: boolean;
  sender: { fullName: string } | null;
  /** In a group it is to be said who wrote it. */
  isNamed: boolean;
}

/** A message, at the side of whoever wrote it. */
export function ChatLine({ text, files, time, isOwn, sender, isNamed }: Props) {
  const { t, i18n } = useTranslation();
  const who = isOwn ? t('cards.chat.you') : (sender?.fullName ?? '');
  return (
    <li className={classes.message} data-own={isOwn || undefined} data-waiting={time === undefined || undefined}>
      <span className={isNamed && !isOwn ? classes.who : 'visually-hidden'}>
        <bdi>{who}</bdi>
      </span>
      <span className={classes.text} dir="auto">
        {text || t('cards.chat.files', { count: files })}
      </span>
      <span className={classes.when}>
        {time === undefined ? (
          t('cards.chat.sending')
        ) : (
          <Moment at={time}>{formatRelative(new Date(time), i18n.language, new Date())}</Moment>
        )}
      </span>
    </li>
  );
}
