import type { ChartSeries } from './chart-data.ts';

/** What a chart of series over labels is given. */
export interface SeriesChartProps {
  /** What the chart shows, for who does not see it. */
  label: string;
  /** What the labels are: *Day*, *Month*. */
  axis: string;
  labels: readonly string[];
  /** Short ones, where there is no room for the labels below the chart. */
  shortLabels?: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Of the values beside the lines, which have little room. */
  formatShort?: (value: number) => string;
  height: number;
  /** Without its axis: a small one, which only shows how something goes. */
  isPlain?: boolean;
}

/** The room around a plot. */
export function marginsOf(isPlain: boolean) {
  return isPlain ? { top: 6, bottom: 6, start: 2, end: 2 } : { top: 12, bottom: 24, start: 48, end: 12 };
}
