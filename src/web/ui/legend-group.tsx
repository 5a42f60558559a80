import type { ReactNode } from 'react';
import classes from './legend-group.module.css';

/** Choices of a kind of their own, such as colours, under one label. */
export function LegendGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
