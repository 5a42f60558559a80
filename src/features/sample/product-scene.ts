import { palette } from './palette.ts';
import { area, at, line, rect, softShadow } from './svg-shapes.ts';

/** Soft backgrounds of the catalog: wall above, floor below. */
const tints = {
  clay: ['#f8e6dc', '#edd2c4'],
  brass: ['#f8eed8', '#ecdcb9'],
  moss: ['#e5ede4', '#cfddd0'],
  oak: ['#f7ecdb', '#ead8bc'],
  linen: ['#f4eee3', '#e5dac7'],
  night: ['#e5e7f2', '#cfd3e6'],
  walnut: ['#f0e5dc', '#dfcdc0'],
  iris: ['#eae8f8', '#d5d2ee'],
} as const;

type Tint = keyof typeof tints;

/** A product, drawn in centimeters around the center of its base, and its two pictures. */
export interface Product {
  draw: () => string;
  /** Pixels per centimeter in the catalog; `foot` is the position of 0/0, `shadow` half the width of the shadow. */
  studio: { tint: Tint; scale: number; x?: number; foot?: number; shadow?: number };
  room: () => string;
}

function canvas(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 400" width="480" height="400" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

/** The product on seamless paper from wall to floor; the gradient is named after the product. */
export function studio(id: number, { draw, studio: { tint, scale, x = 240, foot = 340, shadow } }: Product): string {
  const [wall, floor] = tints[tint];
  const paper = `paper-${id}`;
  return canvas(
    `<linearGradient id="${paper}" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${wall}"/><stop offset=".8" stop-color="${floor}"/></linearGradient>${rect(0, 0, 480, 400, `url(#${paper})`)}${at(x, foot, scale, (shadow ? softShadow(0, 0, shadow) : '') + draw())}`,
  );
}

interface Interior {
  wall: string;
  floor: string;
  /** What hangs, stands, and lies in the room, from back to front, in pixels. */
  things: string[];
  /** Height of the wall. */
  edge?: number;
  skirting?: string;
}

/** A room with a skirting board and floorboards. */
export function interior({ wall, floor, things, edge = 292, skirting = palette.cream }: Interior): string {
  const boards = [0.3, 0.66].map((part) => `M0 ${Math.round(edge + (400 - edge) * part)}H480`).join('');
  const joints = `M96 ${edge}l-20 ${Math.round((400 - edge) * 0.3)}M392 ${edge}l20 ${Math.round((400 - edge) * 0.3)}`;
  return canvas(
    rect(0, 0, 480, edge, wall) +
      rect(0, edge, 480, 400 - edge, floor) +
      line(boards + joints, palette.ink, 1, 0.07) +
      rect(0, edge - 9, 480, 9, skirting) +
      area(`M0 ${edge}h480v3H0z`, palette.ink, 0.1) +
      things.join(''),
  );
}
