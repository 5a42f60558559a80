import type { ReactNode } from 'react';
import type { DueState } from '../dates/due-state.ts';
import classes from './due-pill.module.css';

interface DuePillProps {
  state: DueState;
  icon: ReactNode;
  /** Conveys the "soon" color to screen readers. */
  soonText: string;
  /** The day or moment, as a `time` element; overdue ones also say so in words. */
  children: ReactNode;
}

/** A due date that highlights overdue and upcoming dates. */
export function DuePill({ state, icon, soonText, children }: DuePillProps) {
  return (
    <span className={classes.pill} data-state={state}>
      {icon}
      {children}
      {state === 'soon' && <span className="visually-hidden"> {soonText}</span>}
    </span>
  );
}
