import type { ReactNode } from 'react';
import classes from './table-heading.module.css';

interface TableHeadingProps {
  /** The page's heading. */
  title: string;
  /** What is listed. */
  text?: string;
  /** Buttons at the end, the main one last. */
  children: ReactNode;
}

/** What stands above a table that is neither searched nor filtered. */
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
