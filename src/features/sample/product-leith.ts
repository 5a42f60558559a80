import { alderLoungeChair } from './product-alder.ts';
import { holtBench } from './product-holt.ts';
import { interior, type Product } from './product-scene.ts';
import { cushion, valeSofa } from './product-vale.ts';
import { basket, bookStack, broadPlant, casement, cup, oliveTree, print, roundRug } from './room-things.ts';
import { area, at, evenly, line, oval, rect, softArea, softShadow, stretchedAt, turned } from './svg-shapes.ts';
import { tones } from './tones.ts';

const { oak, clay, cream, moss, night, linen } = tones;

/** The Leith Throw folded in three, its stripes and fringes to the front. */
function foldedThrow(): string {
  const fold = (y: number, half: number) =>
    rect(-half, y, half * 2, 7.6, cream.base, 3.8) +
    area(`M${-half + 2} ${y + 5}H${half - 2}q-1 2.6-3 2.6H${-half + 5}q-2 0-3-2.6z`, cream.shade) +
    line(`M${half - 17} ${y + 0.8}v6M${half - 13.5} ${y + 0.8}v6M${half - 8} ${y + 0.8}v6`, moss.base, 1.4);
  return [
    fold(-8, 38),
    fold(-15.4, 37),
    fold(-22.8, 37.6),
    softArea('M-31-35H31L36-24H-36z', cream.base, 2.4),
    line('M-30-35.5H28', cream.light, 1.6),
    area('M12-37.4h3.4l4 15.4h-4zM18-37.4h2.4l4.4 15.4H22zM24.5-37.4H29L33.8-22h-5z', moss.base),
    area('M-38-26H-20V-6Q-29-4-38-6z', cream.light),
    area('M-24-26h4V-6l-4 .8z', cream.shade),
    area('M-38-19.5H-20v3.4H-38zM-38-13.5H-20v1.8H-38z', moss.base),
    line(
      evenly(8, -37, 2.3)
        .map((x) => `M${x}-6v5.5`)
        .join(''),
      cream.shade,
      1.1,
    ),
    line(
      evenly(8, -36, 2.3)
        .map((x) => `M${x}-6v4.5`)
        .join(''),
      cream.light,
      0.9,
    ),
  ].join('');
}

/** The same throw over the back of a seat, hanging from 0/0. */
function hangingThrow(length = 52): string {
  const half = 21;
  return [
    softArea(`M-19-3H19L${half} ${length}H${-half}z`, cream.base, 1.5),
    area(`M9-4.5H20.5L22.5 ${length + 1.5}H13z`, cream.shade, 0.7),
    line(`M-5-3L-6 ${length}`, cream.shade, 0.7),
    ...[0.22, 0.34, 0.78, 0.9].map((part, i) => rect(-21, length * part, 42, i % 2 ? 2 : 4.6, moss.base)),
    line(
      evenly(13, -half, 3.5)
        .map((x) => `M${x} ${length + 1}v6`)
        .join(''),
      cream.base,
      1.3,
    ),
  ].join('');
}

function leithCushion(): string {
  return [
    softArea('M-19-44Q0-40 19-44Q15.5-23 19-3Q0-6 -19-3Q-15.5-23-19-44z', clay.base, 3),
    area('M22-45Q18.5-23 22-1.5Q8-4-10-3Q15-12 20-45z', clay.shade, 0.75),
    line('M-17-42Q0-38.4 15-41.6', clay.light, 1.4),
    line('M-21.3-46.3Q0-41.8 21.3-46.3Q17.5-23 21.3-.7Q0-3.9-21.3-.7Q-17.5-23-21.3-46.3z', linen.base, 0.9),
    line('M-12-38-9-31M12-38 9-31M-12-9-9-15M12-9 9-15', clay.shade, 0.9, 0.7),
    ...[-30, -23, -16].map((y) => line(`M-13 ${y}Q0 ${y + 1.2} 13 ${y}`, linen.base, y === -23 ? 2 : 1)),
  ].join('');
}

/** The Leith Rug, 200 cm wide, from the front and above: the far edge at -96, the near one at 0. */
function leithRug(): string {
  const at0 = (depth: number) => ({ y: -96 + depth * 96, half: 62 + depth * 38 });
  const band = (from: number, to: number, fill: string) => {
    const [a, b] = [at0(from), at0(to)];
    return area(`M${-a.half} ${a.y}H${a.half}L${b.half} ${b.y}H${-b.half}z`, fill);
  };
  const lozenges = (from: number, to: number, fill: string) => {
    const count = 5;
    const [a, m, b] = [at0(from), at0((from + to) / 2), at0(to)];
    const wide = 2 / count;
    return area(
      evenly(count, 0, 1)
        .map((i) => {
          const [l, c, r] = [-1 + i * wide, -1 + (i + 0.5) * wide, -1 + (i + 1) * wide];
          return `M${c * a.half} ${a.y}L${r * m.half} ${m.y} ${c * b.half} ${b.y} ${l * m.half} ${m.y}z`;
        })
        .join(''),
      fill,
    );
  };
  const near = evenly(23, -99, 9)
    .map((x) => `M${x} .8l${x > 0 ? 0.8 : -0.8} 5`)
    .join('');
  const far = evenly(11, -60, 12)
    .map((x) => `M${x}-96v-2.6`)
    .join('');
  return [
    area('M-63-94-101 3H101L63-94z', '#2b2d36', 0.12),
    line(far + near, linen.light, 1),
    band(0, 1, linen.base),
    band(0.06, 0.1, night.base),
    band(0.13, 0.15, night.base),
    lozenges(0.19, 0.37, night.base),
    lozenges(0.25, 0.31, linen.base),
    lozenges(0.38, 0.6, night.light),
    line('M-78-49H78', linen.light, 1.4),
    lozenges(0.61, 0.86, night.base),
    lozenges(0.69, 0.78, linen.base),
    band(0.885, 0.91, night.base),
    band(0.935, 0.985, night.base),
    area('M-100 0H100v1.8H-100z', linen.shade),
  ].join('');
}

/** The Leith Curtain: two panels of linen on an oak rod, 230 cm high, with a gap of a given width. */
function leithCurtain(half: number, gap: number, height = 222): string {
  const width = half - gap;
  const folds = 6;
  const step = width / folds;
  const length = (from: number) => {
    const hem = evenly(folds, 0, 1)
      .map(() => `q${-step / 2} 4 ${-step} 0`)
      .join('');
    const shades = evenly(folds, from + step * 0.58, step)
      .map((x) => `M${x}-${height - 4}h${step * 0.42}v${height - 5}q${-step * 0.2} 2-${step * 0.42} 1.6z`)
      .join('');
    const lights = evenly(folds, from + step * 0.22, step)
      .map((x) => `M${x}-${height - 8}V-6`)
      .join('');
    return (
      area(`M${from}-${height - 2}h${width}V-2${hem}z`, linen.base) +
      area(shades, linen.shade, 0.75) +
      line(lights, linen.light, step * 0.16) +
      line(
        evenly(folds, from + step / 2, step)
          .map((x) => `M${x}-${height + 2}v5`)
          .join(''),
        oak.shade,
        1.6,
      )
    );
  };
  return [
    length(-half),
    length(gap),
    line(`M${-half - 8}-${height + 3}H${half + 8}`, oak.base, 3.6),
    line(`M${-half - 8}-${height + 4}H${half + 8}`, oak.light, 0.9),
    oval(-half - 9, -height - 3, 3.6, 3.6, oak.base),
    oval(half + 9, -height - 3, 3.6, 3.6, oak.shade),
  ].join('');
}

/** The Leith line by product number: textiles. */
export const leith: Record<number, Product> = {
  20: {
    draw: foldedThrow,
    studio: { tint: 'moss', scale: 4.4, foot: 286, shadow: 40 },
    room: () =>
      interior({
        wall: '#eadfd6',
        floor: '#d2b894',
        edge: 270,
        things: [
          print(60, 40, 96, 120, 'leaf', moss),
          casement(330, 30, 112, 132),
          roundRug(250, 372, 216, linen),
          softShadow(250, 352, 200),
          at(250, 352, 2.15, valeSofa(2, 78, night)),
          at(196, 188, 2.1, hangingThrow(58)),
          at(326, 228, 2, turned(8, 0, 0, cushion(clay))),
          at(56, 340, 2, basket()),
        ],
      }),
  },
  21: {
    draw: leithCushion,
    studio: { tint: 'clay', scale: 5.6, foot: 330, shadow: 21 },
    room: () =>
      interior({
        wall: '#dfe7e6',
        floor: '#d6bd99',
        edge: 274,
        things: [
          casement(170, 30, 190, 128, 'sea'),
          at(66, 322, 1.9, oliveTree(cream)),
          softShadow(262, 350, 156),
          at(262, 350, 2.05, holtBench()),
          at(178, 258, 2.3, leithCushion()),
          at(262, 258, 2, bookStack()),
          at(330, 258, 2.1, turned(9, 0, 0, leithCushion())),
          at(420, 344, 2, basket()),
        ],
      }),
  },
  22: {
    draw: leithRug,
    studio: { tint: 'night', scale: 2.15, foot: 304 },
    room: () =>
      interior({
        wall: '#f1e0d4',
        floor: '#c9a77c',
        edge: 236,
        things: [
          print(60, 34, 84, 104, 'arch', moss),
          at(424, 268, 1.5, broadPlant(cream)),
          stretchedAt(240, 384, 2.08, 1.32, leithRug()),
          softShadow(256, 318, 88),
          at(258, 318, 1.8, alderLoungeChair()),
        ],
      }),
  },
  26: {
    draw: () => leithCurtain(98, 28),
    studio: { tint: 'moss', scale: 1.52, foot: 370 },
    room: () =>
      interior({
        wall: '#dde4e4',
        floor: '#d5bd9b',
        edge: 306,
        things: [
          casement(130, 64, 196, 176, 'sea'),
          area('M150 306h150l70 94H120z', '#fff', 0.22),
          at(228, 318, 1.28, leithCurtain(110, 58)),
          at(414, 344, 1.8, broadPlant(clay)),
          softShadow(228, 366, 88),
          at(228, 366, 1.2, holtBench()),
          at(200, 312, 1.3, bookStack()),
          at(252, 312, 1.3, cup(night)),
        ],
      }),
  },
};
