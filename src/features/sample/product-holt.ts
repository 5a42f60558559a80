import { alderChair, alderStool } from './product-alder.ts';
import { holmPendant } from './product-lamps.ts';
import { interior, type Product } from './product-scene.ts';
import {
  bookRow,
  bookStack,
  broadPlant,
  casement,
  clothBag,
  coat,
  cup,
  fruitBowl,
  longRug,
  oliveTree,
  print,
  roundRug,
  scarf,
  vase,
} from './room-things.ts';
import { area, at, footShadow, grain, line, mirroredAt, oval, rect, softArea, softShadow, taper } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass } = tones;

/** A board from the front and slightly above: its edge starts at `y`, its top is behind. */
export function board(half: number, y: number, thickness: number, depth: number, wood: Tone): string {
  const slant = depth * 0.9;
  return [
    softArea(`M${-half + slant} ${y - depth}H${half - slant}L${half - 0.4} ${y}H${-half + 0.4}z`, wood.light, 0.4),
    grain(-half + slant, y - depth, (half - slant) * 2, depth, wood.base),
    rect(-half, y, half * 2, thickness, wood.base, Math.min(1.4, thickness / 3)),
    area(`M${-half + 0.6} ${y + thickness * 0.62}H${half - 0.6}L${half - 1.2} ${y + thickness}H${-half + 1.2}z`, wood.shade),
  ].join('');
}

function diningTable(): string {
  return [
    taper([-82, -64], [-84, -9], 5, 3.4, oak.shade),
    taper([82, -64], [84, -9], 5, 3.4, oak.shade),
    rect(-94, -69, 188, 7, oak.shade, 1),
    taper([-96, -70], [-101, 0], 8, 4, oak.base),
    taper([-98.4, -70], [-102.2, 0], 2.4, 1.2, oak.light),
    taper([96, -70], [101, 0], 8, 4, oak.base),
    taper([98.2, -70], [102, 0], 3, 1.6, oak.shade),
    board(112, -75, 5.6, 16, oak),
  ].join('');
}

function desk(): string {
  return [
    taper([-50, -60], [-52, -8], 4, 2.6, oak.shade),
    taper([50, -60], [52, -8], 4, 2.6, oak.shade),
    rect(-60, -69, 120, 12, oak.base, 1),
    area('M-60-69H60v2.5H-60z', oak.shade),
    rect(2, -66.5, 52, 8.5, night.base, 1),
    area('M2-60.5h52v1.5a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1z', night.shade),
    line('M23-62.4H33', brass.base, 1.8),
    taper([-58, -58], [-62, 0], 6, 3.2, oak.base),
    taper([-60, -58], [-63, 0], 1.8, 1, oak.light),
    taper([58, -58], [62, 0], 6, 3.2, oak.base),
    taper([59.8, -58], [63, 0], 2.2, 1.2, oak.shade),
    board(68, -73, 4.2, 14, oak),
    softArea('M-24-83.5H24L29-75.5H-29z', night.base, 0.8),
    line('M-23-83H23', night.light, 0.6),
  ].join('');
}

function coffeeTable(): string {
  return [
    area('M-44-30h20v30h-20z', walnut.base),
    area('M-30-30h6V0h-6z', walnut.shade),
    area('M24-30h20V0H24z', walnut.base),
    area('M38-30h6V0h-6z', walnut.shade),
    rect(-44.5, -3, 21, 3, brass.base),
    rect(23.5, -3, 21, 3, brass.base),
    area('M-30-3h6.5v3H-30zM38-3h6.5v3H38z', brass.shade),
    rect(-24, -17, 48, 4, walnut.shade),
    area('M-44-30h88v3h-88z', walnut.shade, 0.8),
    board(58, -38, 8.4, 13, walnut),
    line('M-57-36.7H57', brass.base, 1),
  ].join('');
}

/** The Holt Bench: one board on two trestles. */
export function holtBench(): string {
  const trestle = (x: number, tone: string) =>
    taper([x - 2, -40], [x - 6, 0], 5, 3.4, tone) + taper([x + 5, -40], [x + 9, -5], 4, 2.8, oak.shade);
  return [
    trestle(-58, oak.base),
    trestle(56, oak.base),
    rect(-60, -25, 120, 4.4, oak.base, 1),
    rect(-60, -22.6, 120, 2, oak.shade, 0.8),
    taper([-60, -38], [-64, 0], 5, 3.4, oak.base),
    taper([54, -38], [50, 0], 5, 3.4, oak.base),
    board(76, -45, 5, 9, oak),
  ].join('');
}

function roundTable(): string {
  return [
    area('M-34-6.5v2.5c0 3 15 5 34 5s34-2 34-5v-2.5z', walnut.shade),
    oval(0, -6.5, 34, 5, walnut.base),
    area('M-9-70H9C8-44 10-24 28-6.5q-28 5-56 0C-10-24-8-44-9-70z', walnut.base),
    area('M3-70H9C8-44 10-24 28-6.5q-9 1.6-18 2.2C4-22 3-46 3-70z', walnut.shade),
    line('M-5.5-66C-5-44-7-26-19-10', walnut.light, 1.4, 0.7),
    area('M-62-75v4.4c0 7.5 28 13 62 13s62-5.5 62-13V-75z', walnut.base),
    area('M20-59c25-1.5 42-6 42-11.6V-75H20z', walnut.shade),
    oval(0, -75, 62, 13, walnut.light),
    line('M-44-78c20-5 50-6 74-2M-36-71.5c22 4 52 4 72-.5', walnut.base, 0.6, 0.8),
  ].join('');
}

function plate(): string {
  return oval(0, 0, 13, 2.2, cream.shade) + oval(0, -0.6, 13, 2.2, cream.light) + oval(0, -0.6, 8, 1.2, cream.shade, 0.6);
}

/** The Holt line by product number: tables and benches. */
export const holt: Record<number, Product> = {
  7: {
    draw: diningTable,
    studio: { tint: 'oak', scale: 1.9, foot: 306, shadow: 98 },
    room: () =>
      interior({
        wall: '#dbe6ec',
        floor: '#d6bf9e',
        edge: 278,
        things: [
          casement(142, 62, 196, 118),
          at(240, 112, 1.3, holmPendant(90)),
          mirroredAt(64, 326, 1.5, alderChair()),
          at(416, 326, 1.5, alderChair()),
          softShadow(240, 350, 160),
          at(240, 350, 1.5, diningTable()),
          at(240, 228, 1.5, vase(moss)),
          ...[150, 330].map((x) => at(x, 233, 1.4, plate())),
        ],
      }),
  },
  8: {
    draw: desk,
    studio: { tint: 'night', scale: 2.85, foot: 320, shadow: 68 },
    room: () =>
      interior({
        wall: '#e6e4f0',
        floor: '#d3b994',
        edge: 280,
        things: [
          casement(50, 34, 132, 128),
          rect(232, 108, 176, 7, oak.base, 2) + rect(232, 112, 176, 3, oak.shade),
          at(248, 108, 2, bookRow(0, 0, [19, 23, 17, 21, 24, 18])),
          at(378, 108, 1.5, vase(clay)),
          at(438, 324, 1.3, oliveTree(cream)),
          softShadow(226, 338, 140),
          at(226, 338, 2.05, desk()),
          at(122, 180, 2.05, bookStack()),
          at(306, 182, 1.9, cup(clay)),
          at(226, 372, 1.5, alderStoolLow()),
        ],
      }),
  },
  9: {
    draw: coffeeTable,
    studio: { tint: 'walnut', scale: 3.3, foot: 284, shadow: 56 },
    room: () =>
      interior({
        wall: '#e3eae2',
        floor: '#dcc6a6',
        edge: 262,
        things: [
          print(58, 40, 92, 116, 'sun', clay),
          print(166, 40, 70, 88, 'leaf', moss),
          casement(296, 34, 120, 146, 'sea'),
          at(66, 304, 1.7, broadPlant(night)),
          roundRug(240, 352, 220, linen),
          softShadow(240, 350, 150),
          at(240, 350, 2.6, coffeeTable()),
          at(182, 238, 2.6, bookStack()),
          at(246, 240, 2.4, cup(clay)),
          at(312, 240, 2.2, vase(cream)),
        ],
      }),
  },
  17: {
    draw: holtBench,
    studio: { tint: 'oak', scale: 2.5, foot: 286, shadow: 74 },
    room: () =>
      interior({
        wall: '#f2dfd3',
        floor: '#cdb08a',
        edge: 284,
        things: [
          rect(92, 62, 296, 8, oak.base, 3),
          ...[130, 186, 242, 298, 352].map((x) => line(`M${x} 66v12`, oak.shade, 5)),
          at(186, 78, 1.55, coat(night)),
          at(352, 76, 1.5, scarf(clay)),
          at(270, 78, 1.5, clothBag()),
          at(432, 322, 1.5, oliveTree(cream)),
          longRug(226, 382, 176, 34, moss),
          softShadow(226, 344, 128),
          at(226, 344, 1.75, holtBench()),
          at(170, 264, 1.7, bookStack()),
        ],
      }),
  },
  24: {
    draw: roundTable,
    studio: { tint: 'clay', scale: 2.85, foot: 326, shadow: 50 },
    room: () =>
      interior({
        wall: '#f0e7d6',
        floor: '#d9c19d',
        edge: 276,
        things: [
          casement(60, 40, 112, 142, 'sea'),
          print(360, 50, 74, 92, 'stripes', moss),
          at(240, 118, 1.35, holmPendant(90, night)),
          mirroredAt(76, 336, 1.62, alderChair(oak, moss)),
          at(402, 336, 1.62, alderChair(oak, moss)),
          roundRug(240, 364, 196, linen),
          softShadow(240, 360, 76),
          at(240, 360, 1.9, roundTable()),
          at(240, 222, 1.9, fruitBowl()),
        ],
      }),
  },
};

function alderStoolLow(): string {
  return footShadow(22) + alderStool();
}
