import type { ReactNode } from 'react';
import classes from './title-cell.module.css';

interface TitleCellProps {
  /** Say an `Avatar`. */
  picture?: ReactNode;
  title: string;
  /** A quiet second line. */
  text?: ReactNode;
}

/** What a row is about, in a column's cell: a picture, a name, and a line below. */
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
