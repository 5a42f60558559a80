import type { ComponentProps } from 'react';
import classes from './check.module.css';

interface CheckProps extends ComponentProps<'input'> {
  /** Of a box that stands for several: some of them are ticked. */
  isPartial?: boolean;
}

/** A line with a box to tick, or a round one of which one is chosen. */
export function Check({ children, type = 'checkbox', isPartial = false, ...rest }: CheckProps) {
  return (
    <label className={classes.line}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        {...rest}
        type={type}
        className={classes.box}
      />
      {children}
    </label>
  );
}
