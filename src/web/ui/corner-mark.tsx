import type { ReactNode } from 'react';
import classes from './corner-mark.module.css';

interface Props {
  /** A `Badge`, a `ToneDot`. */
  mark: ReactNode;
  at?: 'top' | 'bottom';
  /** Nearer to the middle, as what it stands on has no corner. */
  isRound?: boolean;
  children: ReactNode;
}

/** Something with a mark on its corner, at the end of the line. */
export function CornerMark({ mark, at = 'top', isRound = false, children }: Props) {
  return (
    <span className={classes.place}>
      {children}
      <span className={classes.mark} data-at={at} data-round={isRound || undefined}>
        {mark}
      </span>
    </span>
  );
}
