import { arc, area, curveLinearClosed, curveMonotoneX, line, lineRadial, pie, stack } from 'd3-shape';

type Point = readonly [x: number, y: number];

/** Returns a line path through points that never overshoots them. */
export function linePath(points: readonly Point[]): string {
  return (
    line<Point>(
      ([x]) => x,
      ([, y]) => y,
    ).curve(curveMonotoneX)(points as Point[]) ?? ''
  );
}

/** Returns the area between such a line and a baseline. */
export function areaPath(points: readonly Point[], baseY: number): string {
  return (
    area<Point>(
      ([x]) => x,
      baseY,
      ([, y]) => y,
    ).curve(curveMonotoneX)(points as Point[]) ?? ''
  );
}

/** Returns a column with a rounded end: the top above zero, the bottom below. */
export function columnPath(left: number, width: number, fromY: number, toY: number): string {
  const radius = Math.min(4, width / 2, Math.abs(toY - fromY));
  const inner = toY < fromY ? toY + radius : toY - radius;
  const right = left + width;
  return `M${left},${fromY}V${inner}Q${left},${toY} ${left + radius},${toY}H${right - radius}Q${right},${toY} ${right},${inner}V${fromY}Z`;
}

/** Returns the start and end of each column when stacked, by series. */
export function stacked(series: readonly { readonly values: readonly number[] }[]): [number, number][][] {
  const rows = (series[0]?.values ?? []).map((_, at) => series.map(({ values }) => Math.max(0, values[at] ?? 0)));
  const keys = series.map((_, at) => at);
  return stack<number[], number>()
    .keys(keys)
    .value((row, key) => row[key] ?? 0)(rows)
    .map((one) => one.map(([from, to]) => [from, to]));
}

interface Ring {
  inner: number;
  outer: number;
  isRtl: boolean;
}

/** Returns the segments of a ring, starting at the top in reading direction. Empty values have no path. */
export function ringPaths(values: readonly number[], { inner, outer, isRtl }: Ring): string[] {
  const whole = isRtl ? -2 * Math.PI : 2 * Math.PI;
  const parts = pie<number>()
    .sort(null)
    .endAngle(whole)
    .padAngle(values.filter((value) => value > 0).length > 1 ? 0.03 : 0)(values.map((value) => Math.max(0, value)));
  const draw = arc<(typeof parts)[number]>().innerRadius(inner).outerRadius(outer).cornerRadius(3);
  return parts.map((part) => (part.value > 0 ? (draw(part) ?? '') : ''));
}

/** Returns the path of a gauge up to a share: three quarters of a circle, open at the bottom. */
export function gaugePath(share: number, { inner, outer, isRtl }: Ring): string {
  const [from, sweep] = [-0.75 * Math.PI, 1.5 * Math.PI * Math.max(0, Math.min(1, share))];
  const [startAngle, endAngle] = isRtl ? [-from, -from - sweep] : [from, from + sweep];
  return arc().cornerRadius((outer - inner) / 2)({ innerRadius: inner, outerRadius: outer, startAngle, endAngle }) ?? '';
}

/** Returns a closed polygon around a center with one corner per radius, the first at the top. */
export function radarPath(radii: readonly number[], isRtl: boolean): string {
  const turn = (isRtl ? -2 : 2) * Math.PI;
  return (
    lineRadial<number>()
      .angle((_, at) => (turn * at) / radii.length)
      .radius((radius) => radius)
      .curve(curveLinearClosed)(radii as number[]) ?? ''
  );
}

/** Returns the position of such a corner. */
export function radarPoint(at: number, count: number, radius: number, isRtl: boolean): Point {
  const angle = ((isRtl ? -2 : 2) * Math.PI * at) / count - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}
