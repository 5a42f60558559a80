import { createContext, type ReactNode, type RefObject, useContext, useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { type ChartTable, toneColor } from './chart-data.ts';
import classes from './chart-frame.module.css';
import { chartTables } from './chart-tables.ts';
import type { ChartSteps } from './use-chart-steps.ts';

/** Whether charts show their data table instead of the drawing. */
export const ShowsTable = createContext(false);

interface Props {
  /** Describes the chart for screen readers. */
  label: string;
  table: ChartTable;
  steps: ChartSteps;
  frame: RefObject<HTMLDivElement | null>;
  height: number;
  /** Position of the active value, from the top left. */
  at?: { x: number; y: number } | undefined;
  width: number;
  /** Content centered over the drawing. */
  middle?: ReactNode;
  children: ReactNode;
}

/** The frame of every chart: label, keyboard navigation, tooltip and data table. */
export function ChartFrame({ label, table, steps, frame, height, at, width, middle, children }: Props) {
  const { t } = useTranslation();
  const hint = useId();
  const isTable = useContext(ShowsTable);
  const row = steps.active === undefined ? undefined : table.rows[steps.active];
  return (
    <figure className={classes.figure} ref={(figure) => void (figure && chartTables.set(figure, table))}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={frame}
        className={classes.frame}
        style={{ blockSize: height }}
        hidden={isTable}
        role="group"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one goes from value to value by the arrows.
        tabIndex={0}
        onKeyDown={steps.onKeyDown}
        onPointerDown={steps.onPointer}
        onPointerMove={steps.onPointer}
        onPointerLeave={steps.onPointerLeave}
        onBlur={steps.onBlur}
      >
        <svg className={classes.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {width > 0 && children}
        </svg>
        {middle ? <div className={classes.middle}>{middle}</div> : null}
        {row && at ? (
          <div
            className={classes.tip}
            style={{ left: Math.max(72, Math.min(width - 72, at.x)), top: at.y }}
            data-below={at.y < 64 || undefined}
          >
            <span className={classes.tipLabel}>{row.label}</span>
            {row.cells.map(({ text, tone }, column) => (
              <span key={table.head[column + 1]} className={classes.tipRow}>
                <span className={classes.dot} style={{ background: toneColor(tone) }} />
                <span className={classes.tipName}>{table.head[column + 1]}</span>
                <bdi className={classes.tipValue}>{text}</bdi>
              </span>
            ))}
          </div>
        ) : null}
      </div>
      <span className="visually-hidden" id={hint}>
        {t('chart.hint')}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {row
          ? [row.label, ...row.cells.map(({ text }, column) => t('ui.named', { name: table.head[column + 1], value: text }))].join(', ')
          : ''}
      </span>
      <div
        className={isTable ? classes.table : 'visually-hidden'}
        style={isTable ? { blockSize: height } : undefined}
        tabIndex={isTable ? 0 : undefined}
      >
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label: name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ text }, column) => (
                  <td key={table.head[column + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
