import type { ComponentProps } from 'react';
import classes from './check.module.css';

interface CheckProps extends ComponentProps<'input'> {
  /** Indeterminate: some of the items it stands for are checked. */
  isPartial?: boolean;
}

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
