import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { tableOfSeries } from './chart-data.ts';
import { plotScales } from './plot-scales.ts';
import { marginsOf, type SeriesChartProps } from './series-chart.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

/**
 * Shared logic of charts over labels: size, scales, active label, and the props for `ChartFrame` and `PlotAxis`.
 * @param values all values that must fit into the plot
 * @param isSpread whether the first and last value are placed at the very ends
 */
export function useSeriesPlot(props: SeriesChartProps, values: number[], isSpread = false) {
  const { label, axis, labels, shortLabels = labels, series, format, formatShort = format, height, isPlain = false } = props;
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const size = { width, height, margins: marginsOf(isPlain), isRtl };
  const scales = plotScales(labels.length, values, size, isSpread);
  const steps = useChartSteps(labels.length, isRtl, (x) => scales.nearest(x));
  return {
    ...{ isRtl, isPlain, size, scales, active: steps.active },
    frame: { label, table: tableOfSeries(axis, labels, series, format), steps, frame, width, height },
    axis: { scales, size, labels: shortLabels, format: formatShort },
  };
}
