import type { ReactNode } from 'react';
import classes from './stat-cards.module.css';

export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <dl className={classes.cards}>{children}</dl>
    </section>
  );
}
