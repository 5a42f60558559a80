import type { ReactNode } from 'react';
import classes from './figure.module.css';
import { GrowthMark } from './growth-mark.tsx';

interface Props {
  value: ReactNode;
  /** Where the rows stand that it counts. */
  href?: string | undefined;
  growth?: number | null;
  /** A quiet line below. */
  note?: ReactNode;
}

/** The figure of a card: it opens the rows behind it. */
export function Figure({ value, href, growth = null, note }: Props) {
  return (
    <div className={classes.figure}>
      <div className={classes.line}>
        {href ? (
          <a className={classes.value} href={href}>
            <bdi>{value}</bdi>
          </a>
        ) : (
          <bdi className={classes.value}>{value}</bdi>
        )}
        <GrowthMark growth={growth} />
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  );
}
