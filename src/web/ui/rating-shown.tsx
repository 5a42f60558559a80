import type { CSSProperties } from 'react';
import { IconStarFilled } from '#web/icons.ts';
import classes from './rating.module.css';

interface Props {
  /** Accessible text, such as *4.5 of 5 stars*. */
  label: string;
  value: number;
  max?: number;
  size?: number;
}

export function RatingShown({ label, value, max = 5, size = 18 }: Props) {
  return (
    <span role="img" aria-label={label} className={classes.shown}>
      {Array.from({ length: max }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars stay where they are.
          key={at}
          className={classes.star}
          style={{ '--filled': `${Math.max(0, Math.min(1, value - at)) * 100}%` } as CSSProperties}
        >
          <IconStarFilled size={size} />
          <IconStarFilled size={size} className={classes.filled} />
        </span>
      ))}
    </span>
  );
}
