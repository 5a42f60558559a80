import type { ChartTone } from '#web/charts/chart-data.ts';
import type { SeriesChartProps } from '#web/charts/series-chart.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Span } from '../../spans.ts';
import { stepWords } from '../step-words.ts';

interface Point {
  day: string;
  value: number;
  before: number;
}

/** Chart props for a span: its steps, each with the previous period's value. */
export function spanChart(
  t: TFunction,
  { points, span, language, name, tone }: { points: readonly Point[]; span: Span; language: string; name: string; tone: ChartTone },
): Pick<SeriesChartProps, 'axis' | 'labels' | 'shortLabels' | 'series'> {
  const { axis, labels, short } = stepWords(
    points.map(({ day }) => day),
    span,
    language,
  );
  return {
    axis: t(`dashboards.axis.${axis}`),
    labels,
    shortLabels: short,
    series: [
      { name, values: points.map(({ value }) => value), tone },
      { name: t('dashboards.before'), values: points.map(({ before }) => before), tone: 'before' },
    ],
  };
}

/** Turns points into cumulative sums from the first step. */
export function addedUp(points: readonly Point[]): Point[] {
  const sum = { value: 0, before: 0 };
  return points.map(({ day, value, before }) => {
    sum.value += value;
    sum.before += before;
    return { day, ...sum };
  });
}
