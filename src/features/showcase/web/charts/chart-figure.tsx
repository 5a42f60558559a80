import type { ReactNode } from 'react';
import { PlainTable } from '#web/ui/plain-table.tsx';
import classes from './chart-figure.module.css';
import type { FigureTable } from './chart-tables.ts';

interface Props {
  /** Accessible description of the chart. */
  label: string;
  table: FigureTable;
  height?: number;
  children: ReactNode;
}

/** A chart of any library with its label and its data as a table. */
export function ChartFigure({ label, table, height = 280, children }: Props) {
  return (
    <figure className={classes.figure}>
      {/* The libraries know no other direction: what has to be mirrored is told them. */}
      <div role="img" aria-label={label} dir="ltr" className={classes.drawing} style={{ blockSize: height }}>
        <div className={classes.inside} aria-hidden="true">
          {children}
        </div>
      </div>
      <details className={classes.table}>
        <summary>{'Data'}</summary>
        <PlainTable label={`Data: ${label}`} isSmall head={table.head} rows={table.rows.map((cells, key) => ({ key, cells }))} />
      </details>
    </figure>
  );
}
