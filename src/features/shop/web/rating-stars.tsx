import { useTranslation } from '#web/i18n.ts';
import { IconStar, IconStarFilled } from '#web/icons.ts';
import classes from './rating-stars.module.css';

/** A rating in stars, out of five; nothing without reviews. */
export function RatingStars({ rating, count }: { rating: number; count?: number }) {
  const { t } = useTranslation();
  if (rating === 0) return <span className={classes.none}>{t('shop.rating.none')}</span>;
  return (
    <span className={classes.stars}>
      <span role="img" aria-label={t('shop.rating.of', { rating })} className={classes.row}>
        {[1, 2, 3, 4, 5].map((star) => (star <= rating ? <IconStarFilled key={star} size={15} /> : <IconStar key={star} size={15} />))}
      </span>
      {count !== undefined && <span className={classes.count}>{`(${count})`}</span>}
    </span>
  );
}
