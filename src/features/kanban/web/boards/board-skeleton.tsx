import { useTranslation } from '#web/i18n.ts';
import classes from './board-skeleton.module.css';

// Heights of skeleton cards, in pixels, as varied as real ones.
const columns = [
  [118, 84, 236],
  [96, 210, 118],
  [84, 118],
];

export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t('ui.loading')}>
      {columns.map((cards, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same ones.
        <div key={index} className={classes.column}>
          <span className={classes.head} />
          {cards.map((blockSize, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same ones.
            <span key={at} className={classes.card} style={{ blockSize }} />
          ))}
        </div>
      ))}
      <span className={classes.add} />
    </div>
  );
}
