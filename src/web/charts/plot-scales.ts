import { nice, ticks } from 'd3-array';

/** Room around what is drawn, in pixels. */
interface Margins {
  readonly top: number;
  readonly bottom: number;
  /** Where a line begins. */
  readonly start: number;
  readonly end: number;
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** From right to left the first value stands at the right. */
  readonly isRtl: boolean;
}

/** Where values stand. */
export interface PlotScales {
  /** The middle of a label's place. */
  x: (at: number) => number;
  /** The side of a label's place that is further to the left, and how wide it is. */
  band: (at: number) => { left: number; width: number };
  y: (value: number) => number;
  /** Round values for the lines behind. */
  ticks: number[];
  /** The label whose place a pixel is in. */
  nearest: (px: number) => number;
}

/** Lines behind, about. */
const lines = 4;
/** How much of a label's place stays empty. */
const gap = 0.3;

/** Scales for `count` labels and values from the least to the most, 0 among them. @param isSpread whether the first and last value stand at the very ends */
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

/** What lies between two numbers, as far between two others. */
function between([from = 0, to = 0]: readonly number[], [start = 0, end = 0]: readonly number[]): (value: number) => number {
  return (value) => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** Which of many labels are written below, so that each has room: the first, and then every so many. */
export function shownLabels(count: number, widthPx: number, labelPx: number): number[] {
  if (count === 0) return [];
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(widthPx / labelPx))));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
}
