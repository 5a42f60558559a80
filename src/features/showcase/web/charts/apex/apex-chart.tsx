import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import { useEffect, useRef, useState } from 'react';
import { pageNonce } from '#web/nonce.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useStable } from '#web/use-stable.ts';
import { ChartFigure } from '../chart-figure.tsx';
import type { FigureTable } from '../chart-tables.ts';
import { type ChartLook, useChartLook } from '../use-chart-look.ts';

interface Props {
  label: string;
  table: FigureTable;
  /** What is drawn, in the look of the page. */
  options: (look: ChartLook) => ApexOptions;
}

/** A chart of ApexCharts in the product's look. It is drawn anew when the skin or the direction changes. */
export function ApexChart({ label, table, options }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const look = useChartLook();
  const { draw } = useStable({ draw: options });
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isLost) return;
    let chart: ApexCharts | undefined;
    let isWanted = true;
    const start = async () => {
      const { default: Made } = await import('apexcharts');
      if (!isWanted) return;
      chart = new Made(element, inLook(draw(look), look));
      await chart.render();
    };
    start().catch(() => isWanted && setLost(true));
    return () => {
      isWanted = false;
      chart?.destroy();
    };
  }, [look, draw, isLost]);
  if (isLost) return <ErrorState text="The chart could not be loaded." onTryAgain={() => setLost(false)} />;
  return (
    <ChartFigure label={label} table={table}>
      <div ref={place} />
    </ChartFigure>
  );
}

function inLook(options: ApexOptions, { colours, text, quiet, line, font, isDark, isMirrored, isStill }: ChartLook): ApexOptions {
  const axis = { labels: { style: { colors: quiet } }, axisBorder: { color: line }, axisTicks: { color: line } };
  return {
    colors: [...colours],
    stroke: { width: 2 },
    fill: { opacity: 1 },
    dataLabels: { enabled: false },
    ...options,
    chart: {
      height: 280,
      background: 'transparent',
      fontFamily: font,
      foreColor: quiet,
      animations: { enabled: !isStill, speed: 300 },
      toolbar: { show: false },
      zoom: { enabled: false },
      nonce: pageNonce(),
      ...options.chart,
    },
    theme: { mode: isDark ? 'dark' : 'light' },
    grid: { borderColor: line, strokeDashArray: 3, ...options.grid },
    legend: { labels: { colors: text }, onItemClick: { toggleDataSeries: false }, ...options.legend },
    xaxis: { ...axis, ...options.xaxis },
    yaxis: { labels: axis.labels, opposite: isMirrored, ...options.yaxis },
    tooltip: { theme: isDark ? 'dark' : 'light', ...options.tooltip },
  };
}

/** A list in the order in which it stands from the left to the right. */
export const fromLeft = <T,>(list: readonly T[], { isMirrored }: ChartLook): T[] => (isMirrored ? list.toReversed() : [...list]);
