import type { ReactNode } from 'react';
import classes from './view-card.module.css';

interface Props {
  title: string;
  /** A quiet line below the title. */
  text?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a user's page. */
export function ViewCard({ title, text, action, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          {text ? <p className={classes.text}>{text}</p> : null}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
