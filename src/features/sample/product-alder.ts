import { palette } from './palette.ts';
import { interior, type Product } from './product-scene.ts';
import { basket, bookStack, broadPlant, casement, cup, longRug, oliveTree, print, roundRug, sunPatch, vase } from './room-things.ts';
import { area, at, footShadow, line, oval, softArea, softShadow, taper } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, brass, linen } = tones;

/** The Alder Chair: spindles under a bent rail, four tapered legs, a seat pad. */
export function alderChair(wood: Tone = walnut, pad: Tone = clay): string {
  const spindles = [-6.5, 0.5, 8, 15, 21].map((x) => `M${x}-58L${x - 0.4}-85`).join('');
  return [
    taper([-12, -56], [-15, -12], 4, 2.6, wood.shade),
    taper([24, -56], [27, -12], 4, 2.6, wood.shade),
    line('M-13-24H25', wood.shade, 2),
    line(spindles, wood.shade, 1.5),
    taper([-14.5, -92], [-12, -55], 3, 4, wood.base),
    taper([27, -92], [24, -55], 3, 4, wood.shade),
    softArea('M-17-94Q6-101 30-94L29-86Q6-92-16-86z', wood.base, 1.2),
    line('M-16.5-94.6Q6-101.4 29.5-94.6', wood.light, 1.2),
    area('M17-45L27-56v6L17-38z', wood.shade),
    area('M-26-45H17v7h-43z', wood.base),
    softArea('M-25-48-13-58H25L16.5-48z', pad.light, 1.6),
    softArea('M-25-47.4H16.6v1.8H-25z', pad.base, 1.6),
    area('M17.6-49 26.6-59.2v3.4L17.6-44.6z', pad.shade),
    taper([-23.6, -45], [-27, 0], 4.8, 2.8, wood.base),
    taper([-24.9, -45], [-28, 0], 1.6, 0.8, wood.light),
    taper([14.8, -45], [18, 0], 4.8, 2.8, wood.base),
    taper([16.4, -45], [19, 0], 1.8, 1, wood.shade),
  ].join('');
}

/** The Alder Stool: a round seat on three legs, held by a ring. */
export function alderStool(): string {
  return [
    taper([1.5, -60], [4, -9], 4, 2.6, walnut.shade),
    area('M-15.5-24a15.5 4.6 0 0 1 31 0h-1.6a14 3.5 0 0 0-27.8 0z', brass.shade),
    taper([-11, -60], [-19, 0], 4.6, 2.8, walnut.base),
    taper([-12.2, -60], [-20, 0], 1.6, 0.9, walnut.light),
    taper([11, -60], [19, 0], 4.6, 2.8, walnut.base),
    taper([12.5, -60], [20, 0], 1.7, 0.9, walnut.shade),
    line('M-15.4-24a15.4 4.6 0 0 0 30.8 0', brass.base, 1.6),
    line('M-13-22.2c2.6 1.6 6 2.4 9 2.6', brass.light, 0.8),
    area('M-20-66v3.4c0 4 9 6.6 20 6.6s20-2.6 20-6.6V-66z', walnut.base),
    area('M5-56.2c8.7-.7 15-3 15-6.4V-66H5z', walnut.shade),
    oval(0, -66, 20, 6.6, walnut.light),
    oval(0, -65.6, 13.5, 3.8, walnut.base, 0.55),
    line('M-15-67.6c8-2.4 20-2.6 28-.8M-10-64.2c7 1.4 14 1.4 20 .2', walnut.base, 0.5, 0.8),
  ].join('');
}

/** The Alder Lounge Chair from the side: a low frame of oak, a long back, a cream head roll. */
export function alderLoungeChair(): string {
  return [
    taper([-12, -24], [-19, -7], 4, 2.6, oak.shade),
    line('M-12-62 36-66 41-10', oak.shade, 3.6),
    area('M-40-93-27-98-1-42-14-36z', clay.shade),
    softArea('M-48-88-20.5-25-8-30-35-92z', clay.base, 4),
    softArea('M-37-91-10-32-3-34-32-92z', clay.light, 1.6),
    softArea('M-17-31 30-40 42-45.4-4-37z', clay.light, 2.4),
    softArea('M-18-29 31-38.4V-31L-15-21z', clay.base, 3),
    softArea('M32-38.6 43.5-44.4V-37L32-31z', clay.shade, 2.4),
    line('M-19-24 33-34', clay.shade, 0.9),
    line('M-52-84-24-20 36-29.5', oak.base, 4.4),
    line('M-52.8-85-26-23', oak.light, 1.3),
    taper([-21.5, -21], [-31, 0], 5, 3, oak.base),
    taper([-19.6, -21], [-29.6, 0], 1.4, 0.9, oak.shade),
    line('M28-57 33-2', oak.base, 4.6),
    line('M29.6-56 34.6-2', oak.shade, 1.2),
    line('M-41-58Q-4-63 34-58', oak.base, 5),
    line('M-40.5-59.6Q-4-64.6 33-59.8', oak.light, 1.5),
    softArea('M-50-92-47-84-33-89-37-97z', cream.base, 3.4),
    line('M-46-84.5-34-89', cream.shade, 1.6),
    line('M-48.5-89.5-36-94.5', clay.base, 0.8),
  ].join('');
}

/** The Alder Rocking Chair from the side, with a ladder back. */
function alderRockingChair(): string {
  const slats = [0, 1, 2, 3].map((i) => {
    const [x, y] = [-40 + i * 4.2, -104 + i * 14.5];
    return softArea(`M${x} ${y}L${x + 13} ${y - 5}L${x + 15} ${y + 1.5}L${x + 2} ${y + 6.5}z`, i ? walnut.base : walnut.light, 0.8);
  });
  return [
    line('M-40-13Q10 2 66-16', walnut.shade, 3.4),
    line('M-13-50-15-12M35-50 37-11', walnut.shade, 3.2),
    line('M-28-110-10-48', walnut.shade, 3.4),
    line('M-20-70H26Q36-70 36-66V-48', walnut.shade, 3.2),
    ...slats,
    softArea('M-27-46-13-52H34L22-46z', moss.light, 2.2),
    softArea('M-27-44.6H22v3H-27z', moss.base, 2.2),
    area('M24-47 36-53v5L24-41z', moss.shade),
    area('M-30-40.5H24v4.5h-54z', walnut.base),
    area('M24-40.5 36-47v4.5L24-36z', walnut.shade),
    line('M-42-107-25-40-29-4', walnut.base, 4.2),
    line('M-43-107-26.5-41', walnut.light, 1.2),
    line('M22-64 20-38 24-2', walnut.base, 4.2),
    line('M-34-66Q-6-71 20-67Q27-66 27-62', walnut.base, 4.4),
    line('M-33-67.5Q-6-72.5 20-68.5', walnut.light, 1.3),
    line('M-27-22 22-22', walnut.base, 2.4),
    line('M-58-11Q-6 8 56-9', walnut.base, 4.4),
    line('M-57-12.4Q-6 6.6 55-10.4', walnut.light, 1.2),
  ].join('');
}

const sunny = (wall: string, floor: string, things: string[]) =>
  interior({ wall, floor, things: [casement(44, 44, 118, 150), sunPatch(196, 40, 150, 200), ...things] });

/** The Alder line by product number: single seats. */
export const alder: Record<number, Product> = {
  1: {
    draw: alderChair,
    studio: { tint: 'clay', scale: 3, x: 236, shadow: 34 },
    room: () =>
      sunny('#dfe8e0', '#d9c3a4', [
        print(334, 62, 74, 96, 'arch', clay),
        roundRug(250, 352, 150, linen),
        at(410, 320, 1.5, oliveTree()),
        softShadow(246, 350, 68),
        at(242, 350, 2.1, alderChair()),
      ]),
  },
  2: {
    draw: alderStool,
    studio: { tint: 'brass', scale: 3.9, shadow: 24 },
    room: () =>
      sunny('#f3e2d6', '#dcc3a6', [
        print(326, 54, 92, 70, 'sun', tones.night),
        at(398, 318, 1.5, broadPlant(clay)),
        softShadow(240, 352, 50),
        at(240, 352, 2.5, alderStool()),
        at(232, 352 - 166, 2.5, bookStack()),
        at(238, 352 - 192, 2.5, cup()),
      ]),
  },
  3: {
    draw: alderLoungeChair,
    studio: { tint: 'oak', scale: 3, x: 252, shadow: 46 },
    room: () =>
      sunny('#dde6ea', '#d8c0a0', [
        print(330, 48, 80, 104, 'leaf', moss),
        longRug(246, 372, 190, 46, tones.night),
        softShadow(240, 350, 100),
        at(244, 350, 2.05, alderLoungeChair()),
        at(410, 334, 2, sideTable()),
      ]),
  },
  16: {
    draw: alderRockingChair,
    studio: { tint: 'moss', scale: 2.65, x: 238, foot: 338, shadow: 56 },
    room: () =>
      sunny('#efe6d6', '#d2b692', [
        print(322, 46, 100, 78, 'stripes', moss),
        longRug(236, 372, 180, 44, clay),
        at(412, 330, 1.8, basket()),
        at(76, 322, 1.3, broadPlant(cream)),
        softShadow(250, 352, 104),
        at(246, 350, 1.95, alderRockingChair()),
      ]),
  },
};

function sideTable(): string {
  return [
    footShadow(18),
    taper([-9, -40], [-14, 0], 2.4, 1.8, walnut.shade),
    taper([9, -40], [14, 0], 2.4, 1.8, walnut.shade),
    oval(0, -41, 18, 4.4, walnut.shade),
    oval(0, -42.5, 18, 4.4, walnut.light),
    at(-3, -42, 0.9, bookStack()),
    at(2, -51.5, 1, vase({ ...linen, base: palette.linen })),
  ].join('');
}
