import type { ReactNode } from 'react';
import classes from './title-cell.module.css';

interface TitleCellProps {
  /** For example an `Avatar`. */
  picture?: ReactNode;
  title: string;
  /** A muted second line. */
  text?: ReactNode;
}

export function TitleCell({ picture, title, text }: TitleCellProps) {
  return (
    <span className={classes.cell}>
      {picture}
      <span className={classes.words}>
        <span className={classes.title} dir="auto" title={title}>
          {title}
        </span>
        {text ? (
          <span className={classes.text} dir="auto">
            {text}
          </span>
        ) : null}
      </span>
    </span>
  );
}
