import { useTranslation } from '#web/i18n.ts';
import classes from './seller-page.module.css';

/** The page while the profile is on its way. */
export function SellerSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')} className={classes.sections}>
      {[380, 240, 200].map((blockSize) => (
        <div key={blockSize} className={classes.bone} style={{ blockSize }} />
      ))}
    </div>
  );
}
