import type { ReactNode } from 'react';
import classes from './divider.module.css';

interface Props {
  /** Where the words stand in the line. */
  place?: 'start' | 'middle' | 'end';
  children?: ReactNode;
}

/** A line between parts, with words or without. */
export function Divider({ place = 'middle', children }: Props) {
  if (!children) return <hr className={classes.line} />;
  return (
    <div className={classes.divider} data-place={place}>
      {children}
    </div>
  );
}
