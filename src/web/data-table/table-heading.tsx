import type { ReactNode } from 'react';
import classes from './table-heading.module.css';

interface TableHeadingProps {
  title: string;
  /** What the table lists. */
  text?: string;
  /** Buttons at the end, the primary one last. */
  children: ReactNode;
}

/** The heading of a table without search and filters. */
export function TableHeading({ title, text, children }: TableHeadingProps) {
  return (
    <header className={classes.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </header>
  );
}
