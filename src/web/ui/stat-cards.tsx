import type { ReactNode } from 'react';
import classes from './stat-cards.module.css';

/** A row of `StatCard`s: as many beside one another as there is room for. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <dl className={classes.cards}>{children}</dl>
    </section>
  );
}
