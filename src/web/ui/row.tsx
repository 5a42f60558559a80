import type { ReactNode } from 'react';
import classes from './row.module.css';

interface Props {
  /** Between them, in pixels. */
  gap?: 4 | 8 | 12 | 16 | 24;
  align?: 'start' | 'center' | 'end';
  /** Where they stand in the line. */
  place?: 'start' | 'center' | 'end' | 'apart';
  children: ReactNode;
}

/** Parts beside each other, on as many lines as they need. */
export function Row({ gap = 8, align = 'center', place = 'start', children }: Props) {
  return (
    <div className={classes.row} data-align={align} data-place={place} style={{ gap }}>
      {children}
    </div>
  );
}
