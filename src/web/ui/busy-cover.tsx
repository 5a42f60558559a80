import type { ReactNode } from 'react';
import classes from './busy-cover.module.css';
import { LoadingMark } from './loading-mark.tsx';

interface Props {
  isBusy: boolean;
  /** What is under way: shown, and said by a screen reader. */
  label: string;
  look?: 'veil' | 'blur' | 'dark';
  /** In place of the ring, such as a `ProgressBar`. */
  mark?: ReactNode;
  /** Beside the words: a button that stops it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Covers a part while something is under way in it: nothing in it can be pressed meanwhile, and all of it stays where it is. */
export function BusyCover({ isBusy, label, look = 'veil', mark, action, children }: Props) {
  return (
    <div className={classes.place} data-look={look} aria-busy={isBusy}>
      <div className={classes.part} inert={isBusy}>
        {children}
      </div>
      <div className={classes.cover} role="status" hidden={!isBusy}>
        {isBusy && (
          <>
            {mark ?? <LoadingMark size={28} tone={look === 'dark' ? 'neutral' : 'accent'} />}
            <span>{label}</span>
            {action}
          </>
        )}
      </div>
    </div>
  );
}
