import type { ReactNode, Ref } from 'react';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  /** Opens and closes it, by the browser's own `showModal` and `close`. */
  ref: Ref<HTMLDialogElement>;
  label: string;
  children: ReactNode;
}

/** What stands beside a page, where there is no room for it: in a drawer at the start of the line. */
export function SideDrawer({ ref, label, children }: SideDrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is on the ground behind it.
    <dialog
      ref={ref}
      className={classes.drawer}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {children}
    </dialog>
  );
}
