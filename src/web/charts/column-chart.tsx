import { toneColor } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { PlotAxis } from './plot-axis.tsx';
import { columnPath, stacked } from './plot-paths.ts';
import type { SeriesChartProps } from './series-chart.ts';
import { useSeriesPlot } from './use-series-plot.ts';

interface Props extends SeriesChartProps {
  /** Stacks the series of a label instead of showing them side by side. */
  isStacked?: boolean;
}

const widest = 28;

export function ColumnChart({ isStacked = false, ...props }: Props) {
  const { labels, series } = props;
  const layers = isStacked ? stacked(series) : series.map(({ values }) => values.map((value): [number, number] => [0, value]));
  const { isRtl, isPlain, size, scales, active, frame, axis } = useSeriesPlot(props, layers.flat(2));
  const top = (place: number) => Math.min(...layers.map((layer) => scales.y(layer[place]?.[1] ?? 0)));
  const at = active === undefined ? undefined : { x: scales.x(active), y: top(active) };
  const columns = isStacked ? 1 : series.length;
  const columnWidth = Math.min(widest, scales.band(0).width / columns);
  const leftOf = (place: number, column: number) => {
    const fromMiddle = isStacked ? -0.5 : column - columns / 2;
    return scales.x(place) + (isRtl ? -fromMiddle - 1 : fromMiddle) * columnWidth;
  };
  const gap = columns > 1 ? Math.min(2, columnWidth / 4) : 0;
  return (
    <ChartFrame {...frame} at={at}>
      {!isPlain && <PlotAxis {...axis} />}
      {active !== undefined && (
        <rect
          x={scales.band(active).left}
          width={scales.band(active).width}
          y={size.margins.top}
          height={size.height - size.margins.top - size.margins.bottom}
          rx={4}
          fill="var(--hover)"
        />
      )}
      {isPlain &&
        labels.map((name, place) => (
          <rect
            key={name}
            x={leftOf(place, 0)}
            width={Math.max(1, columnWidth)}
            y={size.margins.top}
            height={scales.y(0) - size.margins.top}
            rx={Math.min(2, columnWidth / 2)}
            fill="var(--hover)"
          />
        ))}
      {series.map(({ name, tone }, column) => (
        <g key={name} fill={toneColor(tone)}>
          {layers[column]?.map(([from, to], place) => (
            <path
              key={labels[place]}
              d={columnPath(leftOf(place, column) + gap / 2, Math.max(1, columnWidth - gap), scales.y(from), scales.y(to))}
            />
          ))}
        </g>
      ))}
    </ChartFrame>
  );
}
