import { useTranslation } from '#web/i18n.ts';
import pageClasses from './list-page.module.css';
import classes from './posts-skeleton.module.css';

const places = ['first', 'second', 'third', 'fourth'];

export function PostsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={pageClasses.posts} role="status" aria-label={t('ui.loading')}>
      {places.map((place) => (
        <div key={place} className={classes.card} />
      ))}
    </div>
  );
}
