import { useTranslation } from '#web/i18n.ts';
import classes from './post-skeleton.module.css';

export function PostSkeleton() {
  const { t } = useTranslation();
  return <div className={classes.post} role="status" aria-label={t('ui.loading')} />;
}
