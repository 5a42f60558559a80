import type { ChartSeries } from './chart-data.ts';

export interface SeriesChartProps {
  /** Describes the chart for screen readers. */
  label: string;
  /** The unit of the labels: *Day*, *Month*. */
  axis: string;
  labels: readonly string[];
  /** Short labels for tight spaces below the chart. */
  shortLabels?: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Formats the values beside the grid lines, where space is tight. */
  formatShort?: (value: number) => string;
  height: number;
  /** Hides the axis, for sparklines. */
  isPlain?: boolean;
}

export function marginsOf(isPlain: boolean) {
  return isPlain ? { top: 6, bottom: 6, start: 2, end: 2 } : { top: 12, bottom: 24, start: 48, end: 12 };
}
