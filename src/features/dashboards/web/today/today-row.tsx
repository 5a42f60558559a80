import type { ReactNode } from 'react';
import classes from './today-row.module.css';

interface Props {
  href: string;
  title: string;
  /** Quiet, below the title. */
  note: ReactNode;
  isLate?: boolean;
  /** At the end of the line: what it comes to. */
  value?: ReactNode;
  action?: ReactNode;
}

/** Something that waits: what it is, and what can be done about it at once. */
export function TodayRow({ href, title, note, isLate = false, value, action }: Props) {
  return (
    <li className={classes.row}>
      <a className={classes.link} href={href}>
        <bdi className={classes.title}>{title}</bdi>
        <span className={classes.note} data-late={isLate || undefined}>
          {note}
        </span>
      </a>
      {value ? <bdi className={classes.value}>{value}</bdi> : null}
      {action}
    </li>
  );
}
