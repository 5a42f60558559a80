import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { tableOfSeries } from './chart-data.ts';
import { plotScales } from './plot-scales.ts';
import { marginsOf, type SeriesChartProps } from './series-chart.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

/**
 * What the charts over labels have in common: their room, their scales, which label is looked at, and what a `ChartFrame` and a `PlotAxis` of
 * them are given.
 * @param values what has to find room
 * @param isSpread whether the first and last value stand at the very ends
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
