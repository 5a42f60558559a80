import { useTranslation } from '#web/i18n.ts';
import classes from './sheet-skeleton.module.css';

export function SheetSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('ui.loading')}>
      <div className={classes.sheet}>
        <div className={classes.row}>
          <span className={classes.block} />
          <span className={classes.block} />
        </div>
        <span className={classes.bar} />
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className={classes.line} />
        ))}
        <span className={classes.end} />
      </div>
      <div className={classes.panel} />
    </div>
  );
}
