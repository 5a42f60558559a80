import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title: string;
  /** A muted line below the title. */
  text?: ReactNode;
  /** At the end of the title line. */
  action?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, text, action, children }: CardProps) {
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
