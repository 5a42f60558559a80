import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { type ChartPart, tableOfParts, toneColor } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { gaugePath } from './plot-paths.ts';
import { useChartSteps } from './use-chart-steps.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Props {
  label: string;
  /** Column headings of the data table: the parts and their value. */
  head: readonly [string, string];
  /** The first is the reached value; the others appear beside it. */
  parts: readonly [ChartPart, ...ChartPart[]];
  /** The reached share, from 0 to 1. */
  share: number;
  format: (value: number) => string;
  height: number;
  middle?: ReactNode;
}

const thickness = 16;

/** A gauge that shows how much of a whole is reached. */
export function GaugeChart({ label, head, parts, share, format, height, middle }: Props) {
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  // The ring is open at the bottom, so about an eighth of its height is not needed.
  const outer = Math.min(width / 2, height / 1.72) - 2;
  const ring = { inner: outer - thickness, outer, isRtl };
  const centre = { x: width / 2, y: outer + 2 };
  const inside = (x: number, y: number) => (Math.hypot(x - centre.x, y - centre.y) <= outer ? 0 : undefined);
  const steps = useChartSteps(parts.length, isRtl, inside);
  return (
    <ChartFrame
      label={label}
      table={tableOfParts(head, parts, format)}
      steps={steps}
      frame={frame}
      width={width}
      height={height}
      at={steps.active === undefined ? undefined : { x: centre.x, y: 40 }}
      middle={middle}
    >
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <path d={gaugePath(1, ring)} fill="var(--hover)" />
        {share > 0 && <path d={gaugePath(share, ring)} fill={toneColor(parts[0].tone)} />}
      </g>
    </ChartFrame>
  );
}
