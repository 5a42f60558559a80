import { palette } from './palette.ts';
import { interior, type Product } from './product-scene.ts';
import {
  basket,
  bookRow,
  bookStack,
  broadPlant,
  casement,
  coat,
  cup,
  longRug,
  oliveTree,
  print,
  roundRug,
  scarf,
  vase,
} from './room-things.ts';
import { area, at, evenly, grain, line, oval, rect, softArea, softShadow, taper } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass, ink, iris } = tones;

function ladder(x: number): string {
  return [
    line(`M${x + 8}-172V-5`, oak.shade, 3),
    line(
      evenly(5, -160, 36)
        .map((y) => `M${x + 1} ${y}L${x + 8} ${y - 4}`)
        .join(''),
      oak.shade,
      2.2,
    ),
  ].join('');
}

/** The Birk Shelf: four boards between two ladders. */
function birkShelf(): string {
  const levels = [-22, -66, -110, -154];
  const each = (path: (y: number) => string) => levels.map(path).join('');
  return [
    ladder(-47),
    ladder(40),
    softArea(
      each((y) => `M-42 ${y - 5}H50L43 ${y - 0.4}H-49z`),
      oak.light,
      0.4,
    ),
    area(
      each((y) => `M-50 ${y}h94v3.4h-94z`),
      oak.base,
    ),
    area(
      each((y) => `M-49.5 ${y + 2.2}H43.5v1.2h-93zM44 ${y}l7-5v3.4l-7 5z`),
      oak.shade,
    ),
    line('M-47-168V0M40-168V0', oak.base, 3.6),
    line('M-48-168V-2M39-168V-2', oak.light, 1),
    bookRow(-40, -23, [24, 28, 22, 26, 25, 21], [palette.night, palette.clay, palette.cream, palette.moss]),
    rect(2, -43, 30, 20, iris.base, 1.5) +
      area('M24-43h6.5a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1-1.5 1.5H24z', iris.shade) +
      rect(9, -37, 10, 4, cream.base, 1),
    at(-22, -67, 0.92, potPlant()),
    bookRow(2, -67, [22, 26, 20, 24, 27], [palette.iris, palette.linen, palette.brass, palette.night]),
    at(-22, -111, 1, bookStack()),
    rect(-2, -134, 26, 23, iris.base, 1.5) +
      area('M16-134h6.5a1.5 1.5 0 0 1 1.5 1.5v20a1.5 1.5 0 0 1-1.5 1.5H16z', iris.shade) +
      rect(3, -127, 10, 4, cream.base, 1),
    at(20, -155, 0.8, vase(clay)),
  ].join('');
}

function potPlant(): string {
  return `${area('M-8-10C-16-14-18-22-16-28-9-26-4-20 0-10zM8-10C16-14 18-22 16-28 9-26 4-20 0-10z', palette.mossShade)}${area('M0-10C-6-18-5-28 0-34 5-28 6-18 0-10z', palette.moss)}${area('M-8-11H8L6 0H-6z', clay.base)}${area('M3-11h5L6 0H2z', clay.shade)}`;
}

/** The Birk Sideboard: sliding slatted doors, brass pulls. */
export function birkSideboard(): string {
  const slats = (x: number, width: number) =>
    line(
      evenly(Math.floor(width / 4) - 1, x + 4, 4)
        .map((at) => `M${at}-58V-19`)
        .join(''),
      walnut.shade,
      1,
    );
  return [
    taper([-66, -14], [-67, -5], 3.6, 2.6, walnut.shade),
    taper([66, -14], [67, -5], 3.6, 2.6, walnut.shade),
    taper([-80, -14], [-83, 0], 4.6, 3, walnut.base),
    taper([80, -14], [83, 0], 4.6, 3, walnut.shade),
    softArea('M-82-70H82L89.5-64.5H-89.5z', walnut.light, 0.5),
    grain(-80, -70, 160, 6, walnut.base, 2),
    rect(-90, -64, 180, 51, walnut.base, 1.6),
    area('M84-64h4.4a1.6 1.6 0 0 1 1.6 1.6V-14.6A1.6 1.6 0 0 1 88.4-13H84z', walnut.shade),
    rect(-85, -60, 170, 43, walnut.shade, 0.6),
    rect(-84, -59, 55, 41, walnut.light),
    rect(29, -59, 55, 41, walnut.light),
    rect(-28, -59, 56, 41, walnut.base),
    slats(-84, 55),
    slats(29, 55),
    line('M-28-45.5H28M-28-32H28', walnut.shade, 0.9),
    line('M-5-52H5M-5-38.5H5M-5-25H5', brass.base, 1.6),
    line('M-32.5-44V-33M32.5-44V-33', brass.base, 2),
    area('M-85-60H85v2.5H-85z', ink.base, 0.22),
  ].join('');
}

/** The Birk Drawer Wall: twenty drawers, five by four, some with linen fronts. */
function drawerWall(): string {
  const cloth = [1, 3, 7, 10, 14, 16];
  const corners = evenly(20, 0, 1).map((i) => ({ x: -95 + (i % 5) * 38.2, y: -152 + Math.floor(i / 5) * 36, linen: cloth.includes(i) }));
  const each = (path: (x: number, y: number) => string, of = corners) => of.map(({ x, y }) => path(x, y)).join('');
  const fronts = (of: typeof corners, tone: Tone) =>
    area(
      each((x, y) => `M${x} ${y}h37v34.6h-37z`, of),
      tone.base,
    ) +
    area(
      each((x, y) => `M${x} ${y}h37v1.6h-37z`, of),
      tone.light,
    );
  const drawers = [
    fronts(
      corners.filter((corner) => !corner.linen),
      { ...oak, base: '#dfae6d' },
    ),
    fronts(
      corners.filter((corner) => corner.linen),
      linen,
    ),
    area(
      each((x, y) => `M${x + 13.5} ${y + 9}h10v5h-10z`),
      cream.light,
    ),
    line(
      each((x, y) => `M${x + 18.5} ${y + 22}h0`),
      walnut.base,
      4,
    ),
  ];
  return [
    rect(-94, -8, 188, 8, oak.shade),
    softArea('M-92-163H92L98.5-157H-98.5z', oak.light, 0.5),
    rect(-99, -156.5, 198, 150, oak.shade, 1),
    ...drawers,
    area('M95.5-156.5h3.5v150h-3.5z', '#a36f33'),
    area('M-99-156.5H99v2.6H-99z', oak.base),
  ].join('');
}

/** The Birk Coat Rack: nine pegs between two posts, a tray for the umbrella. */
function coatRack(worn = ''): string {
  const pegs = evenly(9, -40, 10);
  return [
    softArea('M-43-13H43L50-6.5H-50z', oak.light, 0.6),
    taper([-46, -172], [-52, 0], 4, 4.6, oak.base),
    taper([46, -172], [52, 0], 4, 4.6, oak.base),
    taper([47.3, -172], [53.6, 0], 1.4, 1.6, oak.shade),
    taper([-47.2, -172], [-53.4, 0], 1.2, 1.4, oak.light),
    rect(-54, -168, 108, 11, oak.base, 2),
    area('M-53-160.5H53v1.5a2 2 0 0 1-2 2H-51a2 2 0 0 1-2-2z', oak.shade),
    grain(-50, -168, 100, 8, oak.shade, 2),
    worn,
    ...pegs.map((x) => line(`M${x}-161.5v5`, ink.shade, 2.2) + oval(x, -162.5, 2.3, 2.3, ink.light)),
    line('M-50-44H50', oak.shade, 2.4),
    line('M30-22V-66q0-6-5-6t-5 5', walnut.base, 2.2),
    area('M24.5-60h11L31-8h-2z', night.base),
    area('M30-60h5.5L31-8h-1z', night.shade),
    line('M-50-26H50', oak.base, 2.6),
    rect(-51, -8, 102, 6, oak.base, 1.4),
    area('M-51-4.5H51v1a1.4 1.4 0 0 1-1.4 1.5H-49.6A1.4 1.4 0 0 1-51-3.5z', oak.shade),
  ].join('');
}

function hungWithClothes(): string {
  const hat = softArea('M17-160Q30-172 43-160z', brass.base, 1) + line('M14-159.5H46', brass.shade, 2.6);
  return at(-30, -157, 1, coat(moss)) + at(0, -158, 1, scarf(clay)) + hat;
}

/** The Birk Bedside Table: one drawer over an open shelf. */
function birkBedside(wood: Tone = oak): string {
  return [
    taper([-15, -20], [-16, -4], 2.6, 2, wood.shade),
    taper([15, -20], [16, -4], 2.6, 2, wood.shade),
    rect(-21, -30, 42, 14, wood.shade),
    area('M-21-30h42v4h-42z', ink.base, 0.18),
    at(-3, -16.5, 0.95, bookStack()),
    rect(-23, -17, 46, 3, wood.base, 0.8),
    rect(-23, -48, 46, 18, wood.base, 0.8),
    rect(-20.5, -45.5, 41, 13.5, cream.base, 0.8),
    area('M-20.5-34.5h41v1.5a1 1 0 0 1-1 1h-39a1 1 0 0 1-1-1z', cream.shade),
    oval(0, -39, 1.9, 1.9, brass.base),
    area('M-23-30h2.6v16H-23zM20.4-30H23v16h-2.6z', wood.base),
    area('M21-48h2v34h-2z', wood.shade),
    softArea('M-20.5-54.5H20.5L24.6-50.5H-24.6z', wood.light, 0.4),
    grain(-20, -55, 40, 5, wood.base, 2),
    rect(-25, -50.5, 50, 3, wood.base, 0.8),
    area('M-24.6-48.5h49.2v1h-49.2z', wood.shade),
    taper([-20.5, -14], [-22.5, 0], 3.4, 2.2, wood.base),
    taper([20.5, -14], [22.5, 0], 3.4, 2.2, wood.shade),
  ].join('');
}

function bed(): string {
  return [
    rect(0, -92, 8, 92, walnut.base, 3),
    rect(8, -40, 190, 18, cream.base, 6),
    rect(6, -24, 192, 10, walnut.base),
    area('M40-44Q120-50 198-45V-14H46Q38-28 40-44z', moss.base),
    area('M40-44q6-2 14-2.6 0 16 6 32.6H46Q38-28 40-44z', moss.light),
    rect(9, -62, 44, 20, linen.base, 9),
  ].join('');
}

const panelled = (wall: string, panel: string, floor: string, things: string[]) =>
  interior({
    wall,
    floor,
    edge: 286,
    things: [
      rect(0, 196, 480, 81, panel) + rect(0, 190, 480, 6, cream.base),
      line(
        evenly(9, 48, 48)
          .map((x) => `M${x} 200V276`)
          .join(''),
        ink.base,
        1,
        0.1,
      ),
      ...things,
    ],
  });

/** The Birk line by product number: storage. */
export const birk: Record<number, Product> = {
  10: {
    draw: birkShelf,
    studio: { tint: 'iris', scale: 1.7, foot: 358, shadow: 52 },
    room: () =>
      panelled('#e8e6f5', '#d9d6ec', '#d3bc9b', [
        casement(44, 34, 104, 124),
        longRug(222, 388, 190, 42, linen),
        softShadow(246, 340, 76),
        at(246, 338, 1.68, birkShelf()),
        print(362, 52, 76, 96, 'arch', iris),
        at(404, 340, 1.9, basket()),
      ]),
  },
  11: {
    draw: birkSideboard,
    studio: { tint: 'walnut', scale: 2.2, foot: 290, shadow: 90 },
    room: () =>
      panelled('#dfe6df', '#cfdacf', '#cfb48e', [
        print(92, 34, 104, 128, 'sun', clay),
        print(212, 62, 78, 100, 'arch', night),
        softShadow(232, 336, 158),
        at(232, 336, 1.72, birkSideboard()),
        at(142, 218, 1.7, bookStack()),
        at(196, 218, 1.5, vase(linen)),
        at(336, 219, 1.4, tableLamp()),
        at(434, 330, 1.45, oliveTree()),
      ]),
  },
  12: {
    draw: drawerWall,
    studio: { tint: 'oak', scale: 1.86, foot: 352, shadow: 96 },
    room: () =>
      interior({
        wall: '#e2e8ec',
        floor: '#d6bfa0',
        edge: 300,
        things: [
          print(388, 70, 62, 80, 'leaf', moss),
          softShadow(196, 340, 156),
          at(196, 340, 1.56, drawerWall()),
          rect(206, 206, 58, 54, linen.shade),
          rect(204, 214, 62, 56, linen.base, 1.5) + rect(224, 228, 20, 9, cream.light, 1) + oval(234, 250, 4, 4, walnut.base),
          at(126, 88, 1.5, bookStack()),
          at(244, 88, 1.1, vase(clay)),
          at(414, 348, 1.75, broadPlant(night)),
        ],
      }),
  },
  19: {
    draw: coatRack,
    studio: { tint: 'oak', scale: 1.82, foot: 356, shadow: 56 },
    room: () =>
      panelled('#f3dfd2', '#e8cdbc', '#cbb08c', [
        rect(356, 58, 92, 219, walnut.base, 2) +
          rect(362, 64, 80, 213, night.base) +
          rect(372, 76, 60, 84, '#dcebf2', 2) +
          oval(432, 190, 4, 4, brass.base),
        print(56, 44, 66, 84, 'arch', moss),
        longRug(228, 388, 176, 40, night),
        at(74, 334, 1.8, basket()),
        softShadow(228, 344, 100),
        at(228, 344, 1.68, coatRack(hungWithClothes())),
      ]),
  },
  23: {
    draw: birkBedside,
    studio: { tint: 'linen', scale: 4.5, foot: 330, shadow: 27 },
    room: () =>
      interior({
        wall: '#dde5e4',
        floor: '#d5bc98',
        edge: 280,
        things: [
          casement(44, 30, 104, 128, 'hills'),
          print(300, 40, 104, 80, 'stripes', moss),
          roundRug(172, 362, 150, linen),
          at(248, 342, 2.15, bed()),
          softShadow(162, 346, 68),
          at(162, 346, 2.5, birkBedside()),
          at(150, 214, 2.3, tableLamp()),
          at(202, 214, 2.2, cup(clay)),
        ],
      }),
  },
};

function tableLamp(): string {
  return `${line('M0 0V-26', brass.base, 1.6)}${rect(-7, -2.5, 14, 2.5, oak.base, 1)}${area('M-8-44H8L14-24H-14z', cream.base)}${area('M4-44h4l6 20H6z', cream.shade)}`;
}
