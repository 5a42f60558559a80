import type { Chart, ChartConfiguration } from 'chart.js';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useStable } from '#web/use-stable.ts';
import { ChartFigure } from '../chart-figure.tsx';
import type { FigureTable } from '../chart-tables.ts';
import { type ChartLook, useChartLook } from '../use-chart-look.ts';

interface Props {
  label: string;
  table: FigureTable;
  /** Builds the options with the page's current theme. */
  options: (look: ChartLook) => ChartConfiguration;
}

/** A Chart.js chart with the product's theme. Redraws when the theme or the text direction changes. */
export function ChartjsChart({ label, table, options }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useChartLook();
  const { draw } = useStable({ draw: options });
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element || isLost) return;
    let chart: Chart | undefined;
    let isWanted = true;
    const start = async () => {
      const { Chart: Made, registerables } = await import('chart.js');
      if (!isWanted) return;
      Made.register(...registerables);
      // Axes and legends only read the global font defaults.
      Object.assign(Made.defaults.font, { family: look.font, size: 12 });
      chart = new Made(element, inLook(draw(look), look));
    };
    start().catch(() => isWanted && setLost(true));
    return () => {
      isWanted = false;
      chart?.destroy();
    };
  }, [look, draw, isLost]);
  if (isLost) return <ErrorState text="Couldn’t load the chart" onTryAgain={() => setLost(false)} />;
  return (
    <ChartFigure label={label} table={table}>
      <canvas ref={canvas} />
    </ChartFigure>
  );
}

function inLook(config: ChartConfiguration, { text, quiet, line, card, isMirrored, isStill }: ChartLook): ChartConfiguration {
  const { options = {} } = config;
  return {
    ...config,
    options: {
      ...(isStill && { animation: false }),
      maintainAspectRatio: false,
      color: text,
      borderColor: line,
      ...options,
      plugins: {
        ...options.plugins,
        legend: {
          rtl: isMirrored,
          position: 'bottom',
          labels: { color: text, usePointStyle: true, boxHeight: 7 },
          ...options.plugins?.legend,
        },
        tooltip: {
          rtl: isMirrored,
          backgroundColor: card,
          titleColor: text,
          bodyColor: text,
          borderColor: line,
          borderWidth: 1,
          ...options.plugins?.tooltip,
        },
      },
      scales: scalesIn(options.scales, { text, quiet, line }),
    },
  };
}

type Scales = NonNullable<NonNullable<ChartConfiguration['options']>['scales']>;

function scalesIn(scales: Scales = {}, { text, quiet, line }: Pick<ChartLook, 'text' | 'quiet' | 'line'>): Scales {
  const straight = { ticks: { color: quiet }, grid: { color: line } };
  const round = { ticks: { display: false }, grid: { color: line }, angleLines: { color: line }, pointLabels: { color: text } };
  // Their types depend on the kind of chart, which isn't known here.
  return Object.fromEntries(
    Object.entries(scales).map(([axis, given]) => [axis, { ...(axis === 'r' ? round : straight), ...given }]),
  ) as Scales;
}

/** Axes of a chart with sequential labels; reversed in right-to-left pages. */
export const axesFor = ({ isMirrored, quiet }: ChartLook, writeX?: (value: number) => string) => ({
  x: { reverse: isMirrored, ...(writeX && { ticks: { color: quiet, callback: (value: number | string) => writeX(Number(value)) } }) },
  y: { position: isMirrored ? ('right' as const) : ('left' as const), beginAtZero: true },
});

/** Returns a color with reduced opacity; `share` is in percent. */
export const thin = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, transparent)`;
