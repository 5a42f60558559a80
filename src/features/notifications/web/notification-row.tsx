import { formatMoment, formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Notification } from '../contract.ts';
import { sentenceOf } from '../sentence-of.ts';
import styles from './notification-row.module.css';

interface Props {
  notification: Notification;
  /** The place that it leads to is opened. */
  onFollow: () => void;
  /** Undefined for who may only read them. */
  onToggle: (() => void) | undefined;
}

/** One notification: who did what, where, and when; a link to the place. */
export function NotificationRow({ notification, onFollow, onToggle }: Props) {
  const { t, i18n } = useTranslation();
  const { actor, actorName, title, excerpt, at, isRead, path, time } = notification;
  const name = actor?.fullName ?? actorName;
  const toggleLabel = t(isRead ? 'notifications.markUnread' : 'notifications.markRead');
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <a className={styles.link} href={path} onClick={onFollow}>
        {name ? (
          <Avatar name={name} src={actor?.avatar ?? null} />
        ) : (
          <span className={styles.clock} aria-hidden="true">
            <IconClock />
          </span>
        )}
        <span className={styles.words}>
          {!isRead && <span className="visually-hidden">{t('notifications.isUnread')} </span>}
          <span className={styles.sentence}>{sentenceOf(notification, t)}</span>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          {excerpt && (
            <span className={styles.excerpt} dir="auto">
              {excerpt}
            </span>
          )}
          <span className={styles.time}>
            {at && <span>{formatMoment(new Date(at), i18n.language)} · </span>}
            <Moment at={time}>{formatRelative(new Date(time), i18n.language, new Date())}</Moment>
          </span>
        </span>
      </a>
      {onToggle && (
        <button type="button" className={styles.toggle} aria-label={toggleLabel} title={toggleLabel} onClick={onToggle}>
          <span className={styles.dot} />
        </button>
      )}
    </li>
  );
}
