import type { ReactNode, Ref } from 'react';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  /** Opens and closes with `showModal` and `close`. */
  ref: Ref<HTMLDialogElement>;
  label: string;
  children: ReactNode;
}

/** The sidebar of a page as a drawer at the inline start, when there is no room beside it. */
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
