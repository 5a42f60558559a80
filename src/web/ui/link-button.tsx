import type { ReactNode } from 'react';
import classes from './link-button.module.css';

/** A button in a line of text, which looks like a link. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.button} onClick={onClick}>
      {children}
    </button>
  );
}
