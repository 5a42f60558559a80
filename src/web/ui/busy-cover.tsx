import type { ReactNode } from 'react';
import classes from './busy-cover.module.css';
import { LoadingMark } from './loading-mark.tsx';

interface Props {
  isBusy: boolean;
  /** The activity; shown and announced by screen readers. */
  label: string;
  look?: 'veil' | 'blur' | 'dark';
  /** Replaces the spinner, for example with a `ProgressBar`. */
  mark?: ReactNode;
  /** A cancel button beside the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** Covers a part of the page while it is busy. Its content stays in place but can't be used. */
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
