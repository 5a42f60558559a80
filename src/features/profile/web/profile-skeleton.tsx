import { useTranslation } from '#web/i18n.ts';
import bodyClasses from './profile-body.module.css';
import pageClasses from './profile-page.module.css';
import classes from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={pageClasses.page} role="status" aria-label={t('ui.loading')}>
      <div className={classes.head} />
      <div className={bodyClasses.columns}>
        <div className={`${bodyClasses.first} ${classes.side}`} />
        <div className={`${bodyClasses.main} ${classes.posts}`} />
        <div className={`${bodyClasses.last} ${classes.side}`} />
      </div>
    </div>
  );
}

export function PostsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <div className={classes.posts} />
    </div>
  );
}
