import type { ReactNode } from 'react';
import classes from './task-section.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** Stands at the end of the head. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the open card under a head of its own. */
export function TaskSection({ icon, title, end, children }: Props) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        {icon}
        <h3 className={classes.title}>{title}</h3>
        {end}
      </div>
      {children}
    </section>
  );
}
