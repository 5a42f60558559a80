import type { ReactNode } from 'react';
import classes from './legend-group.module.css';

/** Custom choices, such as colors, under one legend. */
export function LegendGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
