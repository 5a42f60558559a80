import type { ReactNode } from 'react';
import classes from './table-frame.module.css';

/** The card that contains a `TableBar`, a `DataTable` and a `TablePager`. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.frame} aria-label={label}>
      {children}
    </section>
  );
}
