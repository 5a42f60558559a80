import type { ReactNode } from 'react';
import classes from './collapse.module.css';

interface Props {
  /** Referenced by `aria-controls` of the button, which also sets `aria-expanded`. */
  id: string;
  isOpen: boolean;
  /** Collapses horizontally instead of vertically. */
  isSideways?: boolean;
  children: ReactNode;
}

/** A collapsible part of a page. When collapsed it is hidden from keyboard and screen readers, but keeps what was typed in it. */
export function Collapse({ id, isOpen, isSideways = false, children }: Props) {
  return (
    <div id={id} className={classes.part} data-open={isOpen || undefined} data-sideways={isSideways || undefined} inert={!isOpen}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
