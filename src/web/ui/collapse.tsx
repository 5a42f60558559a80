import type { ReactNode } from 'react';
import classes from './collapse.module.css';

interface Props {
  /** Named by `aria-controls` of the button, which says `aria-expanded` too. */
  id: string;
  isOpen: boolean;
  /** Along the line instead of down the page. */
  isSideways?: boolean;
  children: ReactNode;
}

/** A part of a page that opens and closes. Closed, neither the keyboard nor a screen reader gets into it; what is typed in it stays. */
export function Collapse({ id, isOpen, isSideways = false, children }: Props) {
  return (
    <div id={id} className={classes.part} data-open={isOpen || undefined} data-sideways={isSideways || undefined} inert={!isOpen}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
