import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { tableOfSeries, toneColor } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { radarPath, radarPoint } from './plot-paths.ts';
import type { SeriesChartProps } from './series-chart.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

const rings = [0.25, 0.5, 0.75, 1];
/** Space for the labels around it. */
const around = 28;

/** A radar chart that compares size and balance. Negative values are drawn at the center. */
export function RadarChart({ label, axis, labels, shortLabels = labels, series, format, height }: SeriesChartProps) {
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const count = labels.length;
  const radius = Math.max(0, Math.min(width, height) / 2 - around);
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const radiusOf = (value: number) => (Math.max(0, value) / most) * radius;
  const centre = { x: width / 2, y: height / 2 };
  const nearest = (x: number, y: number) => {
    const far = labels.map((_, at) => {
      const [px, py] = radarPoint(at, count, radius, isRtl);
      return Math.hypot(px + centre.x - x, py + centre.y - y);
    });
    return far.indexOf(Math.min(...far));
  };
  const steps = useChartSteps(count, isRtl, nearest);
  const { active } = steps;
  const [tipX, tipY] = radarPoint(active ?? 0, count, radiusOf(series[0]?.values[active ?? 0] ?? 0), isRtl);
  const at = active === undefined ? undefined : { x: centre.x + tipX, y: centre.y + tipY };
  const anchorOf = (x: number) => (Math.abs(x) < 4 ? 'middle' : x > 0 === !isRtl ? 'start' : 'end');
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
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {rings.map((part) => (
          <path
            key={part}
            d={radarPath(
              labels.map(() => radius * part),
              isRtl,
            )}
            fill={part === 1 ? 'var(--hover)' : 'none'}
            fillOpacity={0.5}
            stroke="var(--line)"
          />
        ))}
        {labels.map((name, place) => {
          const [x, y] = radarPoint(place, count, radius, isRtl);
          const [textX, textY] = radarPoint(place, count, radius + 14, isRtl);
          return (
            <g key={name}>
              <line x2={x} y2={y} stroke="var(--line)" />
              <text x={textX} y={textY} dy="0.32em" textAnchor={anchorOf(textX)} fill="var(--text-quiet)">
                {shortLabels[place]}
              </text>
            </g>
          );
        })}
        {series.map(({ name, values, tone }) => (
          <path
            key={name}
            d={radarPath(values.map(radiusOf), isRtl)}
            fill={toneColor(tone)}
            fillOpacity={0.16}
            stroke={toneColor(tone)}
            strokeWidth={2}
            strokeLinejoin="round"
          />
        ))}
        {active !== undefined &&
          series.map(({ name, values, tone }) => {
            const [x, y] = radarPoint(active, count, radiusOf(values[active] ?? 0), isRtl);
            return <circle key={name} cx={x} cy={y} r={4} fill={toneColor(tone)} stroke="var(--card)" strokeWidth={2} />;
          })}
      </g>
    </ChartFrame>
  );
}
