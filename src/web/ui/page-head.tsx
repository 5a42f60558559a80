import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  /** Below it: words, or what says more than words. */
  note?: ReactNode;
  action?: ReactNode;
  /** A button behind the action; beside the title where there is little room. */
  corner?: ReactNode;
}

/** The title over a page of cards, a line about it, and what can be done there. */
export function PageHead({ title, note, action, corner }: Props) {
  return (
    <header className={classes.head} data-corner={corner ? '' : undefined}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {typeof note === 'string' ? <p className={classes.note}>{note}</p> : note}
      </div>
      {corner ? (
        <div className={classes.choices}>
          {action}
          <div className={classes.corner}>{corner}</div>
        </div>
      ) : (
        action
      )}
    </header>
  );
}
