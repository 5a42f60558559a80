import { RatingShown } from '#web/ui/rating-shown.tsx';
import classes from './read.module.css';

const products = [
  { name: 'Alder Chair', stars: 4.8, reviews: 126 },
  { name: 'Vale Sofa', stars: 4.3, reviews: 58 },
  { name: 'Birk Coat Rack', stars: 3.5, reviews: 14 },
];

/** The number of ratings appears next to the average. */
export function Read() {
  return (
    <ul className={classes.list}>
      {products.map(({ name, stars, reviews }) => (
        <li key={name}>
          <span>{name}</span>
          <RatingShown label={`${stars} of 5 stars`} value={stars} />
          <span className={classes.count}>
            {stars} · {reviews} reviews
          </span>
        </li>
      ))}
    </ul>
  );
}
