import type { ComponentProps } from 'react';
import classes from './check.module.css';

/** A line with a box to tick, or a round one of which one is chosen. */
export function Check({ children, type = 'checkbox', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={classes.line}>
      <input {...rest} type={type} className={classes.box} />
      {children}
    </label>
  );
}
