import { palette } from './palette.ts';
import { area, line, rect } from './svg-shapes.ts';

/** Composes a 960 × 540 scene: the areas above and below the edge, and the things in front, from back to front. */
export function frame(above: string, below: string, edge: number, things: string[], skirting: string = palette.cream): string {
  return wide(
    960,
    540,
    rect(0, 0, 960, edge, above) +
      rect(0, edge, 960, 540 - edge, below) +
      rect(0, edge - 12, 960, 12, skirting) +
      line(`M0 ${edge + 46}H960M0 ${edge + 100}H960`, palette.ink, 1, 0.07) +
      area(`M0 ${edge}h960v3H0z`, palette.ink, 0.08) +
      things.join(''),
  );
}

/** An SVG document of any size with round line caps. */
export function wide(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}
