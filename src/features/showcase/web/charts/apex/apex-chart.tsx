import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageNonce } from '#web/nonce.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useDebounced } from '#web/use-debounced.ts';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useStable } from '#web/use-stable.ts';
import classes from '../chart-figure.module.css';
import { ChartFigure } from '../chart-figure.tsx';
import type { FigureTable } from '../chart-tables.ts';
import { type ChartLook, useChartLook } from '../use-chart-look.ts';
import { useNear } from '../use-near.ts';

interface Props {
  label: string;
  table: FigureTable;
  /** Builds the options with the page's current theme. */
  options: (look: ChartLook) => ApexOptions;
}

/**
 * An ApexCharts chart with the product's theme. Redraws when the theme, the text direction, or its width changes, but only while visible.
 */
export function ApexChart({ label, table, options }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const look = useChartLook();
  const width = useDebounced(String(useInlineSize(place)), 100);
  const wanted = useMemo(() => ({ look, width }), [look, width]);
  const [shown, show] = useState<typeof wanted>();
  useEffect(() => {
    if (isNear) show(wanted);
  }, [isNear, wanted]);

  const { draw } = useStable({ draw: options });
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = place.current;
    // Its width isn't final before layout.
    if (!element || !shown || isLost || Number(shown.width) !== element.clientWidth) return;
    let chart: ApexCharts | undefined;
    let isWanted = true;
    const start = async () => {
      const { default: Made } = await import('apexcharts');
      if (!isWanted) return;
      chart = new Made(element, inLook(draw(shown.look), shown.look));
      await chart.render();
    };
    start().catch(() => isWanted && setLost(true));
    return () => {
      isWanted = false;
      chart?.destroy();
    };
  }, [shown, draw, isLost]);
  if (isLost) return <ErrorState text="Couldn’t load the chart" onTryAgain={() => setLost(false)} />;
  return (
    <ChartFigure label={label} table={table}>
      <div ref={place} className={classes.inside} />
    </ChartFigure>
  );
}

function inLook(options: ApexOptions, { colors, text, quiet, line, card, font, isDark, isMirrored, isStill }: ChartLook): ApexOptions {
  const axis = { labels: { style: { colors: quiet } }, axisBorder: { color: line }, axisTicks: { color: line } };
  return {
    colors: [...colors],
    stroke: { width: 2 },
    fill: { opacity: 1 },
    dataLabels: { enabled: false },
    ...options,
    chart: {
      height: 280,
      background: 'transparent',
      fontFamily: font,
      foreColor: quiet,
      // Apex's own resize handling can loop forever because the legend changes the measured size.
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      animations: { enabled: !isStill, speed: 300 },
      toolbar: { show: false },
      zoom: { enabled: false },
      nonce: pageNonce(),
      ...options.chart,
    },
    theme: { mode: isDark ? 'dark' : 'light' },
    // Leaves room for the first and last axis labels.
    grid: { borderColor: line, strokeDashArray: 3, ...(options.xaxis && { padding: { left: 16, right: 16 } }), ...options.grid },
    markers: { strokeColors: card, ...options.markers },
    legend: {
      labels: { colors: text },
      markers: { strokeWidth: 0, offsetX: -3 },
      onItemClick: { toggleDataSeries: false },
      ...options.legend,
    },
    xaxis: { ...axis, ...options.xaxis },
    yaxis: { labels: axis.labels, opposite: isMirrored, ...options.yaxis },
    tooltip: { theme: isDark ? 'dark' : 'light', ...options.tooltip },
  };
}

/** Returns a list in left-to-right order. */
export const fromLeft = <T,>(list: readonly T[], { isMirrored }: ChartLook): T[] => (isMirrored ? list.toReversed() : [...list]);
