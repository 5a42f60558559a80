import type { ReactNode } from 'react';
import classes from './corner-badge.module.css';

interface Props {
  /** A `Badge` or `ToneDot`. */
  mark: ReactNode;
  at?: 'top' | 'bottom';
  /** Moves the mark inward, for round content without corners. */
  isRound?: boolean;
  children: ReactNode;
}

/** Content with a mark at its inline-end corner. */
export function CornerBadge({ mark, at = 'top', isRound = false, children }: Props) {
  return (
    <span className={classes.place}>
      {children}
      <span className={classes.mark} data-at={at} data-round={isRound || undefined}>
        {mark}
      </span>
    </span>
  );
}
