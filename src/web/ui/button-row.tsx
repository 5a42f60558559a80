import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** Buttons and the like beside each other, in as many lines as they need. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
