import { palette } from './palette.ts';
import { birkSideboard } from './product-birk.ts';
import { interior, type Product } from './product-scene.ts';
import { valeSofa } from './product-vale.ts';
import { bookStack, broadPlant, casement, cup, fruitBowl, halo, longRug, print, vase } from './room-things.ts';
import { area, at, evenly, grain, line, mirroredAt, oval, rect, softArea, softShadow, taper, turned } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass, ink } = tones;
const { glow } = palette;

/** The Holm Pendant: a dome of spun steel, its rim at 0/0, on a cord of a given length. */
export function holmPendant(cord: number, tone: Tone = clay): string {
  return [
    line(`M0-${cord}V-32`, ink.base, 0.9),
    rect(-2.6, -36, 5.2, 9, brass.base, 1),
    rect(0.6, -36, 2, 9, brass.shade, 0.8),
    area('M-27 0C-27-17-15-28 0-28S27-17 27 0z', tone.base),
    area('M7-27.2C19-25 27-14.5 27 0H17C17-11 14-20.5 7-27.2z', tone.shade),
    line('M-21.5-5C-20-14-14.5-20.5-8-23', tone.light, 2),
    oval(0, 0, 27, 3.4, tone.shade),
    oval(0, 0.3, 24.5, 2.5, glow),
    area('M-7-.6A7 5 0 0 0 7-.6z', '#fff6dc'),
  ].join('');
}

const lightBelow = (x: number, y: number, half: number, depth: number, spread: number) =>
  area(`M${x - half} ${y}h${half * 2}l${spread} ${depth}h${-2 * (half + spread)}z`, glow, 0.2);

function domeOfBrass(): string {
  return [
    rect(-2.4, -26, 4.8, 8, brass.shade, 1),
    area('M-21 0C-21-13-12-20 0-20S21-13 21 0z', brass.base),
    area('M6-19.4C15-17.5 21-10.5 21 0H13C13-8 11-14.5 6-19.4z', brass.shade),
    line('M-16.5-4C-15.5-10-11-14.5-6-16.2', brass.light, 1.8),
    oval(0, 0, 21, 2.8, brass.shade),
    oval(0, 0.3, 18.8, 2, glow),
  ].join('');
}

/** The Holm Floor Lamp: an ink stem that bends over, a brass dome. */
function holmFloorLamp(): string {
  return [
    area('M-17-3.5v2C-17.5 0-9 2 0 2s17.5-2 17-3.5v-2z', ink.shade),
    oval(0, -3.5, 17, 3.2, ink.base),
    line('M-8-4.5Q-2-5.6 5-5.4', ink.light, 0.8),
    line('M0-4V-128C0-156 34-160 38-138', ink.base, 2.2),
    line('M-.6-6V-126', ink.light, 0.6),
    rect(-2.4, -88, 4.8, 9, brass.base, 1),
    rect(0.6, -88, 1.8, 9, brass.shade, 0.6),
    at(38, -116, 1, turned(-6, 0, 0, domeOfBrass())),
  ].join('');
}

/** The Holm Wall Lamp: a brass plate and arm, a cream shade; the middle of the plate is 0/0. */
function holmWallLamp(): string {
  return [
    oval(1.2, 1.6, 7, 9.5, ink.base, 0.14),
    oval(0, 0, 7, 9.5, brass.base),
    area('M2-9A7 9.5 0 0 1 2 9C5 4 5-4 2-9z', brass.shade),
    oval(-1, -4.5, 0.9, 0.9, brass.shade),
    oval(-1, 5, 0.9, 0.9, brass.shade),
    line('M1 1C14 4 25 1 25-8', brass.base, 2.2),
    line('M2 .4C14 3.2 24 .4 24.4-7.5', brass.light, 0.6),
    rect(21, -13, 8, 4, brass.base, 1),
    rect(25.5, -13, 3.5, 4, brass.shade, 1),
    oval(25, -14, 14.6, 2.4, '#fff6dc'),
    softArea('M17-34H33L39-14.5Q25-11 11-14.5z', cream.base, 0.6),
    area('M28-34H33.4L39.5-14.6Q36-13.6 31-13z', cream.shade),
    line('M17.5-33 12.5-15.5', cream.light, 1.2),
    line('M11-14.3Q25-10.8 39-14.3', brass.base, 0.9),
    line('M17-34.4H33', brass.base, 0.9),
  ].join('');
}

/** The Fenn Lamp, lit: bent oak strips around the light, a brass stem, a round foot. */
export function fennLamp(): string {
  const strips = [-15, -10.2, -5.2, 0, 5.2, 10.2, 15];
  return [
    area('M-10.5-3.2v1.7C-10.5 0-5 1 0 1s10.5-1 10.5-2.5v-1.7z', oak.shade),
    oval(0, -3.2, 10.5, 2, oak.light),
    line('M-6-3.5q5-.8 10-.2', oak.base, 0.4),
    rect(-0.9, -24, 1.8, 21, brass.base),
    rect(0.2, -24, 0.7, 21, brass.shade),
    oval(0, -22.5, 18, 2.6, oak.shade),
    oval(0, -22.4, 16.6, 1.9, '#fff6dc'),
    area('M-9-46C-10.5-38-14-30-18-22.5Q0-18.8 18-22.5C14-30 10.5-38 9-46z', glow),
    area('M4-46h5C10.5-38 14-30 18-22.5q-4 .9-8 1.3C8-29 6-37 4-46z', oak.base, 0.45),
    ...strips.map((x, i) =>
      line(
        `M${x * 0.56}-46C${x * 0.66}-38 ${x * 0.92}-30 ${x * 1.15}-${23 - (i === 0 || i === 6 ? 0.4 : 1.6 - Math.abs(i - 3) * 0.3)}`,
        i > 3 ? oak.shade : oak.base,
        1.7,
      ),
    ),
    line('M-18-22.5Q0-18.7 18-22.5', oak.base, 1.6),
    line('M-17.5-23Q-8-20.6 0-20.5', oak.light, 0.5),
    oval(0, -46, 9.3, 1.4, oak.shade),
    oval(0, -46.3, 9.3, 1.3, oak.light),
    oval(0, -46.3, 5.5, 0.7, glow),
  ].join('');
}

function hallTable(): string {
  return [
    taper([-54, -70], [-56, 0], 4, 2.6, walnut.base),
    taper([54, -70], [56, 0], 4, 2.6, walnut.shade),
    rect(-56, -72, 112, 10, walnut.base, 1),
    area('M-56-72H56v2.5H-56z', walnut.shade),
    line('M-5-66.5H5', brass.base, 1.4),
    rect(-60, -76, 120, 4, walnut.light, 1),
  ].join('');
}

const evening = (things: string[], wall = '#343b64', floor = '#272d50', skirting = '#454c78') =>
  interior({ wall, floor, skirting, edge: 290, things });

/** The Holm and Fenn lines by product number: lamps. */
export const lamps: Record<number, Product> = {
  13: {
    draw: () => halo(0, 4, 46) + holmPendant(60),
    studio: { tint: 'clay', scale: 4.7, foot: 244 },
    room: () =>
      interior({
        wall: '#efe3d3',
        floor: '#d2b691',
        things: [
          rect(0, 200, 480, 83, '#e4d3bf') + rect(0, 194, 480, 6, cream.base),
          line(
            evenly(9, 48, 48)
              .map((x) => `M${x} 204V282`)
              .join(''),
            ink.base,
            1,
            0.1,
          ),
          ...(
            [
              [118, 110, clay],
              [240, 144, moss],
              [362, 110, night],
            ] as const
          ).map(([x, y, tone]) => lightBelow(x, y, 44, 288 - y, 20) + at(x, y, 1.85, holmPendant(90, tone))),
          rect(60, 288, 360, 12, oak.base, 3) + area('M62 294h356l-2 6H64z', oak.shade),
          grain(70, 286, 340, 8, oak.shade, 2),
          rect(84, 300, 312, 10, oak.shade),
          area('M84 300h18l-8 100h-12zM378 300h18l2 100h-12z', oak.base),
          at(240, 288, 1.9, fruitBowl()),
          at(140, 288, 1.9, cup(clay)),
          at(332, 288, 1.9, vase(cream)),
        ],
      }),
  },
  14: {
    draw: () => halo(38, -112, 34) + holmFloorLamp(),
    studio: { tint: 'brass', scale: 2.15, x: 204, foot: 356, shadow: 20 },
    room: () =>
      evening([
        casement(56, 40, 112, 136, 'night'),
        halo(366, 148, 150),
        print(216, 62, 74, 92, 'sun', clay),
        longRug(236, 386, 210, 46, { ...moss, base: '#4d6a5b', light: '#66836f', shade: '#3d5649' }),
        softShadow(196, 342, 140),
        at(196, 342, 1.5, valeSofa(2)),
        lightBelow(366, 166, 32, 172, 34),
        softShadow(428, 338, 30),
        mirroredAt(428, 338, 1.55, holmFloorLamp()),
      ]),
  },
  15: {
    draw: () => halo(25, -20, 34) + holmWallLamp(),
    studio: { tint: 'linen', scale: 6.2, x: 150, foot: 236 },
    room: () =>
      evening(
        [
          halo(322, 92, 120),
          lightBelow(322, 104, 26, 100, 40),
          rect(118, 42, 112, 148, brass.base, 56) +
            rect(124, 48, 100, 136, '#6f769f', 50) +
            area('M140 150 200 66h16l-66 94z', '#fff', 0.12),
          at(280, 122, 1.75, holmWallLamp()),
          softShadow(232, 346, 108),
          at(232, 346, 1.8, hallTable()),
          at(170, 209, 1.7, vase(cream)),
          at(264, 209, 1.9, bookStack()),
          at(414, 336, 1.6, broadPlant(clay)),
        ],
        '#7c4f44',
        '#523a33',
        '#91655a',
      ),
  },
  27: {
    draw: () => halo(0, -28, 30) + fennLamp(),
    studio: { tint: 'brass', scale: 6, foot: 338, shadow: 13 },
    room: () =>
      evening([
        casement(60, 34, 116, 132, 'night'),
        halo(278, 156, 168),
        print(364, 54, 74, 92, 'leaf', moss),
        softShadow(240, 374, 190),
        at(240, 374, 2.2, birkSideboard()),
        lightBelow(278, 166, 40, 58, 30),
        at(278, 224, 2.55, fennLamp()),
        at(164, 224, 2.2, bookStack()),
        at(362, 224, 2, vase(linen)),
      ]),
  },
};
