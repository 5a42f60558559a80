import { interior, type Product } from './product-scene.ts';
import { basket, bookStack, broadPlant, casement, cup, longRug, oliveTree, print, roundRug, vase } from './room-things.ts';
import { area, at, footShadow, line, mirroredAt, oval, rect, softArea, softShadow, taper, turned } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass } = tones;

const feet = (...xs: number[]) =>
  xs.map((x) => taper([x, -16], [x + Math.sign(x) * 1.6, 0], 4.4, 2.6, x > 0 ? oak.shade : oak.base)).join('');

/** A square cushion, centered at 0/0, 42 cm wide. */
export function cushion(tone: Tone, stripes?: Tone): string {
  return (
    softArea('M-17-16Q0-13 17-16Q14 0 17 16Q0 13-17 16Q-14 0-17-16z', tone.base, 4) +
    area('M19-17Q16 0 19 18Q4 15-14 17.5Q12 12 19-17z', tone.shade, 0.7) +
    (stripes ? line('M-15.5-7H15.5M-15 0H15M-15.5 7H15.5', stripes.base, 1.3) : line('M-16-16Q0-12.5 14-15', tone.light, 1))
  );
}

const arm = (x: number, tone: Tone, shade: string) => rect(x, -60, 19, 48, shade, 8) + rect(x + 1.5, -60, 16, 13, tone.light, 6.5, 0.75);

/** A sofa of the Vale line: rounded arms, loose cushions, a seam between the seats. */
export function valeSofa(seats: number, seatWidth = 78, tone: Tone = moss): string {
  const inner = seats * seatWidth;
  const left = -inner / 2;
  const seat = Array.from({ length: seats }, (_, i) => left + i * seatWidth);
  return [
    feet(left - 10, -left + 10),
    rect(left - 8, -84, inner + 16, 66, tone.shade, 10),
    ...seat.map((x) => rect(x + 0.4, -82, seatWidth - 0.8, 48, tone.base, 9)),
    ...seat.map((x) => line(`M${x + 9}-79.5H${x + seatWidth - 12}`, tone.light, 1.6)),
    ...seat.map((x) => area(`M${x + 5}-50h${seatWidth - 10}v6h${10 - seatWidth}z`, tone.shade, 0.55)),
    ...seat.map((x) => rect(x + 0.4, -46, seatWidth - 0.8, 17, tone.base, 6) + rect(x + 0.4, -46, seatWidth - 0.8, 9, tone.light, 4.5)),
    rect(left - 6, -29, inner + 12, 15, tone.base, 4),
    area(`M${left - 4}-29h${inner + 8}v3h${-inner - 8}z`, tone.shade),
    arm(left - 18, tone, tone.base),
    arm(-left - 1, tone, tone.shade),
    line(`M${left - 1}-46V-16`, tone.shade, 0.9),
  ].join('');
}

function sofaWithCushions(): string {
  return valeSofa(2) + at(-52, -60, 0.92, turned(-9, 0, 0, cushion(clay))) + at(54, -60, 0.88, turned(8, 0, 0, cushion(linen, clay)));
}

function armchair(): string {
  return valeSofa(1, 62) + at(-4, -60, 0.82, turned(-6, 0, 0, cushion(linen, moss)));
}

function footstool(): string {
  return [
    feet(-20, 20),
    taper([-15, -16], [-16, -5], 3.6, 2.4, oak.shade),
    taper([15, -16], [16, -5], 3.6, 2.4, oak.shade),
    rect(-30, -36, 60, 22, clay.base, 7),
    area('M14-36h9c4 0 7 3 7 7v8c0 4-3 7-7 7h-9z', clay.shade, 0.8),
    softArea('M-21-42H21L26-34H-26z', clay.light, 4),
    line('M-28.5-30Q0-26.5 28.5-30', clay.shade, 0.9),
    line('M0-43.5V-28.6', clay.base, 0.9),
    oval(0, -37, 1.5, 0.9, clay.shade),
    line('M-22-45H12', '#eaa588', 1),
  ].join('');
}

function daybed(): string {
  const tufts = [-66, -33, 0, 33, 66].map((x) => oval(x, -41.5, 1.5, 0.8, night.shade)).join('');
  return [
    taper([-82, -20], [-84, -7], 4, 3, oak.shade),
    taper([82, -20], [84, -7], 4, 3, oak.shade),
    softArea('M-91-46H91L97-37H-97z', night.light, 2.4),
    rect(-99.4, -37.5, 198.8, 15, night.base, 4),
    line('M-97-30H97', night.shade, 0.8),
    tufts,
    rect(-101, -23, 202, 8, oak.base, 1.6),
    area('M-101-17.5h202v1a1.6 1.6 0 0 1-1.6 1.6H-99.4a1.6 1.6 0 0 1-1.6-1.6z', oak.shade),
    line('M-90-20.5h60M10-20h70', oak.shade, 0.5, 0.7),
    taper([-92, -16], [-94, 0], 4.6, 3, oak.base),
    taper([92, -16], [94, 0], 4.6, 3, oak.shade),
    softArea('M46-46.5H72L77-37V-22H50V-37z', linen.base, 1.4),
    area('M50-37H77V-22H50z', linen.shade, 0.6),
    line('M53-37V-20M56-37V-20M59-37V-20M62-37V-20M65-37V-20M68-37V-20M71-37V-20M74-37V-20', linen.base, 0.9),
    line('M51-44H74M52.5-41H75.5', night.light, 1.2),
    rect(-96, -58, 40, 16, linen.base, 8),
    rect(-96, -58, 34, 7, linen.light, 3.5),
    oval(-59, -50, 4.2, 7.6, linen.shade),
    oval(-59, -50, 2, 4, linen.base),
  ].join('');
}

function cornerSofa(): string {
  return [
    feet(-134, 132),
    rect(-136, -84, 268, 66, moss.shade, 10),
    ...[-126, -42, 42].map((x) => rect(x + 0.4, -82, 83.2, 48, moss.base, 9) + line(`M${x + 9}-79.5h62`, moss.light, 1.6)),
    area('M-122-50H38v6h-160z', moss.shade, 0.55),
    ...[-126, -42].map((x) => rect(x + 0.4, -46, 83.2, 17, moss.base, 6) + rect(x + 0.4, -46, 83.2, 9, moss.light, 4.5)),
    rect(-130, -29, 174, 15, moss.base, 4),
    area('M-128-29H44v3h-172z', moss.shade),
    arm(-144, moss, moss.base),
    line('M-127-46V-16', moss.shade, 0.9),
    rect(123, -62, 20, 50, moss.shade, 8),
    taper([50, -4], [49, 12], 4.4, 2.6, oak.base),
    taper([126, -4], [127.5, 12], 4.4, 2.6, oak.shade),
    softArea('M46-46H122L128-20H42z', moss.light, 4),
    rect(38, -21, 94, 23, moss.base, 6),
    area('M38-11h94v7a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z', moss.shade),
    line('M40-20.5H130', '#93b096', 1.2),
    at(-96, -60, 0.92, turned(-9, 0, 0, cushion(clay))),
    at(-66, -58, 0.8, turned(7, 0, 0, cushion(linen, moss))),
    at(94, -58, 0.9, turned(8, 0, 0, cushion(cream, clay))),
  ].join('');
}

function readingLamp(): string {
  return `${footShadow(14)}${line('M0 0V-126', walnut.base, 2.4)}${oval(0, -1.5, 12, 2.6, walnut.shade)}${area('M-11-152H11L19-124h-38z', cream.base)}${area('M5-152h6l8 28H9z', cream.shade)}`;
}

function lowTable(): string {
  return `${footShadow(30)}${taper([-22, -30], [-26, 0], 3.4, 2.4, walnut.base)}${taper([22, -30], [26, 0], 3.4, 2.4, walnut.shade)}${oval(0, -31, 36, 6.4, walnut.shade)}${oval(0, -33, 36, 6.4, walnut.light)}${at(-12, -33, 1, bookStack())}${at(14, -32, 1, cup())}`;
}

const gallery = (wall: string, floor: string, things: string[]) =>
  interior({
    wall,
    floor,
    edge: 284,
    things: [
      print(134, 36, 78, 100, 'sun', clay),
      print(224, 36, 62, 76, 'leaf', moss),
      print(298, 50, 84, 62, 'stripes', night),
      ...things,
    ],
  });

/** The Vale line by product number: upholstered furniture. */
export const vale: Record<number, Product> = {
  4: {
    draw: sofaWithCushions,
    studio: { tint: 'moss', scale: 2.02, foot: 318, shadow: 92 },
    room: () =>
      gallery('#f0e6d8', '#d6bf9e', [
        longRug(240, 384, 220, 56, linen),
        at(432, 330, 1.55, readingLamp()),
        at(50, 326, 1.35, broadPlant(clay)),
        softShadow(238, 334, 146),
        at(238, 334, 1.45, sofaWithCushions()),
      ]),
  },
  5: {
    draw: armchair,
    studio: { tint: 'linen', scale: 3, foot: 334, shadow: 54 },
    room: () =>
      interior({
        wall: '#e9e1ef',
        floor: '#d3bb9b',
        things: [
          casement(292, 36, 136, 168, 'sea'),
          print(76, 60, 78, 98, 'arch', moss),
          roundRug(226, 360, 170, cream),
          at(72, 322, 1.6, oliveTree(cream)),
          softShadow(226, 344, 108),
          at(226, 344, 2.05, armchair()),
          at(392, 356, 1.5, lowTable()),
        ],
      }),
  },
  6: {
    draw: footstool,
    studio: { tint: 'clay', scale: 4.6, foot: 316, shadow: 33 },
    room: () =>
      interior({
        wall: '#dfe7e3',
        floor: '#d8bf9b',
        edge: 268,
        things: [
          print(54, 34, 92, 118, 'leaf', moss),
          at(330, 316, 2.15, armchair()),
          at(74, 308, 2, basket()),
          roundRug(200, 356, 180, tones.linen),
          softShadow(196, 352, 82),
          at(196, 352, 2.5, footstool()),
          at(184, 352 - 106, 2.5, bookStack()),
        ],
      }),
  },
  18: {
    draw: daybed,
    studio: { tint: 'night', scale: 1.98, foot: 276, shadow: 94 },
    room: () =>
      interior({
        wall: '#e8dfd0',
        floor: '#cfb48e',
        edge: 284,
        things: [
          casement(96, 30, 210, 152, 'sea'),
          print(346, 56, 72, 92, 'sun', brass),
          longRug(240, 384, 210, 50, tones.clay),
          mirroredAt(430, 322, 1.45, broadPlant(night)),
          softShadow(228, 340, 148),
          at(228, 340, 1.62, daybed()),
          at(400, 366, 1.1, lowTable()),
        ],
      }),
  },
  25: {
    draw: cornerSofa,
    studio: { tint: 'moss', scale: 1.5, foot: 280, shadow: 126 },
    room: () =>
      interior({
        wall: '#f1e3d8',
        floor: '#d2b793',
        edge: 276,
        things: [
          casement(58, 34, 232, 132),
          print(338, 44, 86, 108, 'arch', night),
          longRug(196, 388, 190, 52, tones.linen),
          softShadow(246, 324, 180),
          at(246, 324, 1.3, cornerSofa()),
          at(150, 372, 1.35, lowTable()),
          at(166, 328, 1, vase(clay)),
        ],
      }),
  },
};
