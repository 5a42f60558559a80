import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatMoment, formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBell, IconClock } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Notification } from '../contract.ts';
import { sentenceOf } from '../sentence-of.ts';
import styles from './notification-list.module.css';
import { notificationsQuery } from './queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The notification list with its loading, empty, and error states. */
export function NotificationList({ unreadOnly, onFollow }: { unreadOnly: boolean; onFollow: () => void }) {
  const { t } = useTranslation();
  const query = notificationsQuery(unreadOnly);
  const { data: answer, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  const data = useShown(query, answer);
  const mayMark = useCan('update', 'Notification');
  const { mark } = useMarkRead();
  if (isError && !data) return <ErrorState text={t('notifications.failed')} onTryAgain={() => void refetch()} />;
  if (isPending || !data) return <Skeleton />;
  const rows = [...new Map(data.pages.flatMap((page) => page.notifications).map((one) => [one.id, one])).values()];
  if (rows.length === 0) {
    return (
      <div className={styles.empty} role="status">
        <span className={styles.icon} aria-hidden="true">
          <IconBell />
        </span>
        <p className={styles.emptyTitle}>{t(unreadOnly ? 'notifications.noneUnread' : 'notifications.none')}</p>
        <p>{t('notifications.noneText')}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            onFollow={() => {
              if (!one.isRead && mayMark) void mark(one.id, true);
              onFollow();
            }}
            onToggle={mayMark ? () => void mark(one.id, !one.isRead) : undefined}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="plain" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('common.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('ui.loading')}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.bones}>
          <span className={styles.circle} />
          <span className={styles.bars} />
        </div>
      ))}
    </div>
  );
}

interface Props {
  notification: Notification;
  /** Called when its target is opened. */
  onFollow: () => void;
  /** Undefined for users with read-only permission. */
  onToggle: (() => void) | undefined;
}

/** A notification: who did what, where, and when, linked to its target. */
function NotificationRow({ notification, onFollow, onToggle }: Props) {
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
