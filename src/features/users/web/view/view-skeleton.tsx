import { useTranslation } from '#web/i18n.ts';
import classes from './user-view.module.css';

/** A user's page while it loads, in its layout. */
export function ViewSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('ui.loading')}>
      <div className={classes.aside}>
        <div className={classes.waiting} data-part="info" />
        <div className={classes.waiting} data-part="plan" />
      </div>
      <div className={classes.waiting} data-part="main" />
    </div>
  );
}
