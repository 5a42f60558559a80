import { nice, ticks } from 'd3-array';

/** Space around the plot, in pixels. */
interface Margins {
  readonly top: number;
  readonly bottom: number;
  /** The inline start. */
  readonly start: number;
  readonly end: number;
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** In right-to-left layouts the first value is on the right. */
  readonly isRtl: boolean;
}

export interface PlotScales {
  /** The center of a label's band. */
  x: (at: number) => number;
  /** The left edge and the width of a label's band. */
  band: (at: number) => { left: number; width: number };
  y: (value: number) => number;
  /** Round values for the grid lines. */
  ticks: number[];
  /** The label whose band contains a pixel. */
  nearest: (px: number) => number;
}

/** Approximate number of grid lines. */
const lines = 4;
/** The share of a label's band that stays empty. */
const gap = 0.3;

/**
 * Creates scales for `count` labels and values from minimum to maximum, always including 0. @param isSpread whether the first and last
 * value are placed at the very ends
 */
export function plotScales(
  count: number,
  values: readonly number[],
  { width, height, margins, isRtl }: PlotSize,
  isSpread = false,
): PlotScales {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [low, high] = nice(least, most === least ? least + 1 : most, lines);
  const y = between([low, high], [height - margins.bottom, margins.top]);
  const [left, right] = isRtl ? [margins.end, width - margins.start] : [margins.start, width - margins.end];
  const step = (right - left) / Math.max(1, count);
  const band = (at: number) => ({ left: left + step * ((isRtl ? count - 1 - at : at) + gap / 2), width: step * (1 - gap) });
  const ends = isRtl ? [right, left] : [left, right];
  const last = Math.max(1, count - 1);
  const x = isSpread ? between([0, last], ends) : (at: number) => band(at).left + band(at).width / 2;
  const placeAt = isSpread ? between(ends, [0, last]) : between(ends, [0, count]);
  const nearest = (px: number) => Math.max(0, Math.min(count - 1, isSpread ? Math.round(placeAt(px)) : Math.floor(placeAt(px))));
  return { x, band, y, ticks: ticks(low, high, lines), nearest };
}

/** Interpolates linearly from one range to another. */
function between([from = 0, to = 0]: readonly number[], [start = 0, end = 0]: readonly number[]): (value: number) => number {
  return (value) => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** Returns which labels to show so that none overlap: the first and every nth. */
export function shownLabels(count: number, widthPx: number, labelPx: number): number[] {
  if (count === 0) return [];
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(widthPx / labelPx))));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
}
