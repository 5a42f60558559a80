import type { ReactNode } from 'react';
import classes from './row.module.css';

interface Props {
  /** In pixels. */
  gap?: 4 | 8 | 12 | 16 | 24;
  align?: 'start' | 'center' | 'end';
  /** Justification in the row. */
  place?: 'start' | 'center' | 'end' | 'apart';
  children: ReactNode;
}

/** A flex row that wraps. */
export function Row({ gap = 8, align = 'center', place = 'start', children }: Props) {
  return (
    <div className={classes.row} data-align={align} data-place={place} style={{ gap }}>
      {children}
    </div>
  );
}
