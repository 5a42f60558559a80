import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  /** Text or other content below it. */
  note?: ReactNode;
  action?: ReactNode;
  /** A button after the action; beside the title when space is tight. */
  corner?: ReactNode;
}

/** The header of a page of cards: title, description and actions. */
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
