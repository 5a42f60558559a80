import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { tableOfSeries, toneColour } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { PlotAxis } from './plot-axis.tsx';
import { areaPath, linePath } from './plot-paths.ts';
import { plotScales } from './plot-scales.ts';
import { marginsOf, type SeriesChartProps } from './series-chart.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Props extends SeriesChartProps {
  /** The first series stands on a ground in its colour. */
  isFilled?: boolean;
}

/** Lines over time; the first series is drawn over the others. */
export function LineChart({
  label,
  axis,
  labels,
  shortLabels = labels,
  series,
  format,
  formatShort = format,
  height,
  isPlain = false,
  isFilled = false,
}: Props) {
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const size = { width, height, margins: marginsOf(isPlain), isRtl };
  const scales = plotScales(
    labels.length,
    series.flatMap(({ values }) => values),
    size,
    true,
  );
  const steps = useChartSteps(labels.length, isRtl, (x) => scales.nearest(x));
  const { active } = steps;
  const at = active === undefined ? undefined : { x: scales.x(active), y: scales.y(series[0]?.values[active] ?? 0) };
  const pointsOf = (values: readonly number[]) => values.map((value, place) => [scales.x(place), scales.y(value)] as const);
  return (
    <ChartFrame
      label={label}
      table={tableOfSeries(axis, labels, series, format)}
      steps={steps}
      frame={frame}
      width={width}
      height={height}
      at={at}
    >
      {!isPlain && <PlotAxis scales={scales} size={size} labels={shortLabels} format={formatShort} />}
      {series.toReversed().map(({ name, values, tone }) => (
        <g key={name}>
          {isFilled && values === series[0]?.values && (
            <path d={areaPath(pointsOf(values), scales.y(0))} fill={toneColour(tone)} opacity={0.12} />
          )}
          <path
            d={linePath(pointsOf(values))}
            fill="none"
            stroke={toneColour(tone)}
            strokeWidth={2}
            strokeLinecap="round"
            strokeDasharray={tone === 'before' ? '2 5' : undefined}
          />
        </g>
      ))}
      {at && (
        <>
          <line
            x1={at.x}
            x2={at.x}
            y1={size.margins.top}
            y2={height - size.margins.bottom}
            stroke="var(--line-strong)"
            strokeDasharray="3 3"
          />
          {series.map(({ name, values, tone }) => (
            <circle
              key={name}
              cx={at.x}
              cy={scales.y(values[active ?? 0] ?? 0)}
              r={4}
              fill={toneColour(tone)}
              stroke="var(--card)"
              strokeWidth={2}
            />
          ))}
        </>
      )}
    </ChartFrame>
  );
}
