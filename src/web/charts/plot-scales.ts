import { scaleBand, scaleLinear } from 'd3-scale';

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

/** Scales for `count` labels and values from the least to the most, 0 among them. @param isSpread whether the first and last value stand at the very ends */
export function plotScales(
  count: number,
  values: readonly number[],
  { width, height, margins, isRtl }: PlotSize,
  isSpread = false,
): PlotScales {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const vertical = scaleLinear([low, high === low ? low + 1 : high], [height - margins.bottom, margins.top]).nice(4);
  const [left, right] = isRtl ? [margins.end, width - margins.start] : [margins.start, width - margins.end];
  const places = Array.from({ length: count }, (_, at) => at);
  const bands = scaleBand(places, isRtl ? [right, left] : [left, right])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const spread = scaleLinear([0, Math.max(1, count - 1)], isRtl ? [right, left] : [left, right]);
  const band = (at: number) => ({ left: bands(at) ?? left, width: bands.bandwidth() });
  const x = (at: number) => (isSpread ? spread(at) : band(at).left + band(at).width / 2);
  const nearest = (px: number) => {
    const found = isSpread
      ? Math.round(spread.invert(px))
      : Math.floor(((isRtl ? right - px : px - left) / Math.max(1, right - left)) * count);
    return Math.max(0, Math.min(count - 1, found));
  };
  return { x, band, y: (value) => vertical(value), ticks: vertical.ticks(4), nearest };
}

/** Which of many labels are written below, so that each has room: the first, and then every so many. */
export function shownLabels(count: number, widthPx: number, labelPx: number): number[] {
  if (count === 0) return [];
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(widthPx / labelPx))));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
}
