import type { ReactNode } from 'react';
import type { DueState } from '../dates/due-state.ts';
import classes from './due-pill.module.css';

interface DuePillProps {
  state: DueState;
  icon: ReactNode;
  /** For who cannot see the colour that says it is soon. */
  soonText: string;
  /** The day or moment, as a `time`; what is late says so in words. */
  children: ReactNode;
}

/** When something is due: what is late or near stands out. */
export function DuePill({ state, icon, soonText, children }: DuePillProps) {
  return (
    <span className={classes.pill} data-state={state}>
      {icon}
      {children}
      {state === 'soon' && <span className="visually-hidden"> {soonText}</span>}
    </span>
  );
}
