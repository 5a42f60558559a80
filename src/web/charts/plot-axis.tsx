import type { PlotScales, PlotSize } from './plot-scales.ts';
import { shownLabels } from './plot-scales.ts';

interface Props {
  scales: PlotScales;
  size: PlotSize;
  labels: readonly string[];
  format: (value: number) => string;
}

/** Assumed width of a label below the plot. */
const labelPx = 56;

/** The grid lines of a plot with their values, and the labels below. */
export function PlotAxis({ scales, size, labels, format }: Props) {
  const { width, height, margins, isRtl } = size;
  const [left, right] = isRtl ? [margins.end, width - margins.start] : [margins.start, width - margins.end];
  return (
    <>
      {scales.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={scales.y(tick)} y2={scales.y(tick)} stroke="var(--line)" />
          <text
            x={isRtl ? width - margins.start + 8 : margins.start - 8}
            y={scales.y(tick)}
            dy="0.32em"
            textAnchor="end"
            fill="var(--text-quiet)"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {shownLabels(labels.length, right - left, labelPx).map((at) => (
        <text key={labels[at]} x={scales.x(at)} y={height - 4} textAnchor="middle" fill="var(--text-quiet)">
          {labels[at]}
        </text>
      ))}
    </>
  );
}
