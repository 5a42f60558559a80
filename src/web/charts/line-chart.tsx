import { toneColor } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { PlotAxis } from './plot-axis.tsx';
import { areaPath, linePath } from './plot-paths.ts';
import type { SeriesChartProps } from './series-chart.ts';
import { useSeriesPlot } from './use-series-plot.ts';

interface Props extends SeriesChartProps {
  /** Fills the area below the first series. */
  isFilled?: boolean;
}

/** Lines over time, with the first series drawn on top. */
export function LineChart({ isFilled = false, ...props }: Props) {
  const { series } = props;
  const { isPlain, size, scales, active, frame, axis } = useSeriesPlot(
    props,
    series.flatMap(({ values }) => values),
    true,
  );
  const at = active === undefined ? undefined : { x: scales.x(active), y: scales.y(series[0]?.values[active] ?? 0) };
  const pointsOf = (values: readonly number[]) => values.map((value, place) => [scales.x(place), scales.y(value)] as const);
  return (
    <ChartFrame {...frame} at={at}>
      {!isPlain && <PlotAxis {...axis} />}
      {series.toReversed().map(({ name, values, tone }) => (
        <g key={name}>
          {isFilled && values === series[0]?.values && (
            <path d={areaPath(pointsOf(values), scales.y(0))} fill={toneColor(tone)} opacity={0.12} />
          )}
          <path
            d={linePath(pointsOf(values))}
            fill="none"
            stroke={toneColor(tone)}
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
            y2={size.height - size.margins.bottom}
            stroke="var(--line-strong)"
            strokeDasharray="3 3"
          />
          {series.map(({ name, values, tone }) => (
            <circle
              key={name}
              cx={at.x}
              cy={scales.y(values[active ?? 0] ?? 0)}
              r={4}
              fill={toneColor(tone)}
              stroke="var(--card)"
              strokeWidth={2}
            />
          ))}
        </>
      )}
    </ChartFrame>
  );
}
