import { RatingShown } from '#web/ui/rating-shown.tsx';
import classes from './by-stars.module.css';

const counts = [
  { stars: 5, count: 74 },
  { stars: 4, count: 31 },
  { stars: 3, count: 12 },
  { stars: 2, count: 6 },
  { stars: 1, count: 3 },
];
const all = counts.reduce((sum, { count }) => sum + count, 0);

/** Number of reviews per star rating. */
export function ByStars() {
  return (
    <div className={classes.about}>
      <div>
        <strong className={classes.mean}>4.3</strong>
        <RatingShown label="4.3 of 5 stars" value={4.3} />
        <p>{all} reviews</p>
      </div>
      <ul className={classes.lines}>
        {counts.map(({ stars, count }) => (
          <li key={stars}>
            <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <meter min={0} max={all} value={count} aria-label={stars === 1 ? '1 star' : `${stars} stars`} />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
