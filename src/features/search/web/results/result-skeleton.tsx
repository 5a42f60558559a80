import { useTranslation } from '#web/i18n.ts';
import classes from './result-list.module.css';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Lines as high as what will be found. */
export function ResultSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <p role="status" className="visually-hidden">
        {t('search.searching')}
      </p>
      {lines.map((line) => (
        <div key={line} className={classes.skeleton} aria-hidden="true">
          <span className={classes.bar} />
        </div>
      ))}
    </div>
  );
}
