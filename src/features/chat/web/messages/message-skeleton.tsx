import { useTranslation } from '#web/i18n.ts';
import classes from './message-skeleton.module.css';

const bubbles = [
  { width: 220, isOwn: false },
  { width: 300, isOwn: false },
  { width: 180, isOwn: true },
  { width: 340, isOwn: false },
  { width: 260, isOwn: true },
  { width: 140, isOwn: true },
];

export function MessageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.messages} role="status" aria-label={t('chat.loading')}>
      {bubbles.map(({ width, isOwn }) => (
        <span key={width} className={classes.bubble} data-own={isOwn || undefined} style={{ inlineSize: width }} />
      ))}
    </div>
  );
}

/** Skeleton shown in place of loading threads. */
export function RowSkeletons() {
  const { t } = useTranslation();
  return (
    <div className={classes.rows} role="status" aria-label={t('chat.loading')}>
      {bubbles.map(({ width }) => (
        <span key={width} className={classes.row}>
          <span className={classes.circle} />
          <span className={classes.bars}>
            <span className={classes.bar} />
            <span className={classes.bar} />
          </span>
        </span>
      ))}
    </div>
  );
}
