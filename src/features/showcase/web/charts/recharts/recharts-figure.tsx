import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import { ChartFigure } from '../chart-figure.tsx';
import type { FigureTable } from '../chart-tables.ts';
import { type ChartLook, useChartLook } from '../use-chart-look.ts';

interface Props {
  label: string;
  table: FigureTable;
  /** Renders the chart with the page's current theme. */
  draw: (look: ChartLook) => ReactElement;
}

/** A Recharts chart with the product's theme, as wide as its container. */
export function RechartsFigure({ label, table, draw }: Props) {
  const look = useChartLook();
  return (
    <ChartFigure label={label} table={table}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 280 }}>
        {draw(look)}
      </ResponsiveContainer>
    </ChartFigure>
  );
}

/** Shared props of chart parts, derived from the theme. */
export function partsOf({ text, quiet, line, card, isMirrored, isStill }: ChartLook) {
  const tick = { fill: quiet, fontSize: 12 };
  return {
    x: { tick, stroke: line, reversed: isMirrored },
    /** For an axis with a point at either end: leaves room for the first and last labels. */
    ends: { padding: { left: 12, right: 12 } },
    y: { tick, stroke: line, orientation: isMirrored ? ('right' as const) : ('left' as const), width: 44 },
    grid: { stroke: line, strokeDasharray: '3 3', vertical: false },
    tooltip: {
      contentStyle: { background: card, border: `1px solid ${line}`, borderRadius: 8, color: text },
      itemStyle: { color: text },
      cursor: { fill: line, opacity: 0.4 },
    },
    legend: { itemSorter: null, formatter: (name: string) => <span style={{ color: text }}>{name}</span> },
    /** Line points default to white. */
    dots: { dot: { fill: card } },
    still: { isAnimationActive: !isStill },
  };
}
