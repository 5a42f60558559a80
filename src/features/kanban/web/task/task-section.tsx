import type { ReactNode } from 'react';
import classes from './task-section.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** Shown at the end of the header. */
  end?: ReactNode;
  children: ReactNode;
}

/** A section of the open card with its own header. */
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
