import { useTranslation } from '#web/i18n.ts';
import cardClasses from './settings-card.module.css';
import classes from './settings-skeleton.module.css';

/** A section while what it shows is on the way. */
export function SettingsSkeleton({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <div className={`${cardClasses.card} ${classes.skeleton}`} role="status" aria-label={t('email.settings.loading')}>
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <span key={line} className={classes.line}>
          <span className={classes.bar} />
          <span className={classes.bar} />
        </span>
      ))}
    </div>
  );
}
