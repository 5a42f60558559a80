import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { type ChartPart, tableOfParts, toneColor } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ringPaths } from './plot-paths.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Props {
  label: string;
  /** Column headings of the data table: the parts and their value. */
  head: readonly [string, string];
  parts: readonly ChartPart[];
  format: (value: number) => string;
  /** Height in pixels. */
  height: number;
  middle?: ReactNode;
}

const thickness = 18;

/** A donut chart of parts of a whole. Negative values appear only in the table. */
export function DonutChart({ label, head, parts, format, height, middle }: Props) {
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const outer = height / 2 - 2;
  const centre = { x: width / 2, y: height / 2 };
  const values = parts.map(({ value }) => Math.max(0, value));
  const whole = values.reduce((sum, value) => sum + value, 0);
  const partAt = (x: number, y: number): number | undefined => {
    const distance = Math.hypot(x - centre.x, y - centre.y);
    if (distance > outer || distance < outer - thickness - 6) return undefined;
    const angle = (Math.atan2(x - centre.x, centre.y - y) * (isRtl ? -1 : 1) + 2 * Math.PI) % (2 * Math.PI);
    let until = 0;
    const found = values.findIndex((value) => {
      until += value;
      return angle <= (until / whole) * 2 * Math.PI;
    });
    return found < 0 ? undefined : found;
  };
  const steps = useChartSteps(parts.length, isRtl, partAt);
  const { active } = steps;
  return (
    <ChartFrame
      label={label}
      table={tableOfParts(head, parts, format)}
      steps={steps}
      frame={frame}
      width={width}
      height={height}
      at={active === undefined ? undefined : { x: centre.x, y: 40 }}
      middle={middle}
    >
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {whole <= 0 && <circle r={outer - thickness / 2} fill="none" stroke="var(--line)" strokeWidth={thickness} />}
        {ringPaths(values, { inner: outer - thickness, outer, isRtl }).map((path, at) => {
          const part = parts[at];
          return part && path ? (
            <path key={part.name} d={path} fill={toneColor(part.tone)} opacity={active === undefined || active === at ? 1 : 0.4} />
          ) : null;
        })}
      </g>
    </ChartFrame>
  );
}
