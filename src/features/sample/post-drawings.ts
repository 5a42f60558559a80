import type { PostDrawing } from '#contract/drawing-key.ts';
import { palette } from './palette.ts';
import { edinburghCover, kyotoCover, portoCover } from './post-places.ts';
import { frame } from './post-scene.ts';
import { alderChair } from './product-alder.ts';
import { birkSideboard } from './product-birk.ts';
import { board } from './product-holt.ts';
import { fennLamp, holmPendant } from './product-lamps.ts';
import { bookStack, casement, fruitBowl, halo, oliveTree, print, vase } from './room-things.ts';
import { area, at, evenly, footShadow, grain, line, mirroredAt, oval, rect, softShadow, taper, turned } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass, ink } = tones;

function saw(): string {
  return `${area('M0 0h12l86 20v12H4z', '#c5ccd3')}${line('M6 33H97', '#9aa4ad', 2)}${area('M-34-8C-36-16-26-18-20-14L4-4v40L-24 32C-34 30-36 20-30 14-36 8-36 0-34-8z', walnut.base)}${oval(-16, 12, 7, 8, '#e9dccb')}`;
}

function plane(): string {
  return `${area('M-50-18H44q6 0 6 6V0H-50z', oak.base)}${area('M10-18H44q6 0 6 6V0H10z', oak.shade)}${area('M-8-18 4-40l9 4-9 18z', '#b7bfc7')}${oval(34, -24, 8, 8, walnut.base)}${line('M-38-18q-10-20 6-26', walnut.base, 8)}`;
}

function workbench(): string {
  return [
    taper([-170, -96], [-174, 0], 26, 24, oak.base),
    taper([170, -96], [174, 0], 26, 24, oak.shade),
    rect(-172, -40, 344, 18, oak.shade, 2),
    rect(-160, -62, 150, 22, linen.base, 3) + rect(20, -66, 90, 26, walnut.base, 3),
    board(230, -122, 26, 34, oak),
    rect(196, -116, 46, 34, walnut.base, 3) + line('M242-98h26M268-114v32', walnut.shade, 6),
  ].join('');
}

const toolWall = () =>
  [
    rect(300, 70, 380, 150, '#d9b98d', 6) + rect(300, 70, 380, 6, oak.shade, 3),
    at(372, 108, 1, saw()),
    ...evenly(4, 520, 34).map(
      (x, i) =>
        rect(x, 96, 10, 46, [clay, moss, night, brass][i]?.base ?? ink.base, 4) +
        area(`M${x + 1} 142h8v${30 + i * 6}l-4 6-4-6z`, '#c5ccd3'),
    ),
    line('M450 160h46v40', '#b7bfc7', 7),
  ].join('');

function workshop(): string {
  return frame('#f0e4d4', '#cdb08a', 400, [
    casement(70, 70, 170, 200),
    toolWall(),
    at(790, 130, 2, holmPendant(90, moss)),
    at(880, 440, 1.4, oliveTree(cream)),
    softShadow(460, 476, 260),
    at(460, 476, 1.3, workbench()),
    at(330, 302, 1.1, plane()),
    line('M404 296q14-22 28-4 16 14 24-8', oak.light, 5),
    at(560, 298, 1.2, turned(90, 0, 0, taper([0, -40], [0, 40], 8, 8, walnut.base))) + rect(596, 276, 20, 38, ink.light, 3),
    area('M214 476q40-22 84 0z', oak.light) + line('M226 470q10-12 20 0M262 470q8-10 18-2', oak.base, 2),
  ]);
}

function placeSetting(): string {
  return `${oval(0, 0, 46, 7, cream.shade)}${oval(0, -2, 46, 7, cream.light)}${oval(0, -2, 28, 3.6, linen.base)}${line('M60 2h24M-60 2h-24', '#a8b0b8', 3)}`;
}

function dining(): string {
  const glass = (x: number) => area(`M${x - 10} 300h20l-3 34h-14z`, '#fff', 0.55) + area(`M${x - 9} 314h18l-2 20h-14z`, clay.light, 0.7);
  return frame('#dfe8e4', '#cfb391', 390, [
    casement(330, 50, 300, 190, 'sea'),
    print(100, 80, 110, 136, 'sun', clay),
    print(750, 80, 110, 136, 'leaf', moss),
    ...[250, 480, 710].map((x, i) => at(x, i === 1 ? 150 : 128, 1.9, holmPendant(90, [clay, moss, night][i] ?? clay))),
    ...[250, 474, 698].map((x) => at(x, 470, 2.5, alderChair())),
    softShadow(480, 520, 370),
    at(480, 520, 1, rect(-330, -160, 40, 160, oak.base, 3) + rect(290, -160, 40, 160, oak.shade, 3) + rect(-330, -160, 660, 26, oak.shade)),
    at(480, 350, 1, board(400, 0, 20, 40, oak)),
    ...[210, 390, 570, 750].map((x) => at(x, 336, 1, placeSetting())),
    ...[275, 320, 640, 690].map(glass),
    at(480, 336, 2, fruitBowl()),
    at(130, 340, 1.8, vase(moss)),
    at(838, 340, 1.8, vase(clay)),
  ]);
}

function lamp(): string {
  return frame(
    '#2f3559',
    '#22284a',
    430,
    [
      casement(110, 70, 190, 220, 'night'),
      print(720, 90, 110, 140, 'arch', clay),
      halo(500, 190, 270),
      softShadow(500, 520, 310),
      at(500, 520, 3.3, birkSideboard()),
      area('M430 210h140l70 80H360z', palette.glow, 0.22),
      at(500, 294, 4.2, fennLamp()),
      at(330, 294, 3, bookStack()),
      at(680, 294, 2.8, vase(linen)),
    ],
    '#424975',
  );
}

function sheep(): string {
  const wool = [
    [-40, -72, 30],
    [-10, -86, 34],
    [26, -82, 32],
    [48, -62, 28],
    [18, -52, 34],
    [-22, -52, 32],
  ] as const;
  return [
    footShadow(76),
    line('M-30-30V-2M-12-28V-2M22-28V-2M40-30V-2', ink.base, 9),
    ...wool.map(([x, y, r]) => oval(x + 3, y + 4, r, r, cream.shade)),
    ...wool.map(([x, y, r]) => oval(x - 1, y - 2, r - 2, r - 2, cream.base)),
    line('M-30-74q8-10 16 0M4-88q8-10 16 0M22-60q8-10 16 0M-14-54q8-10 16 0', cream.shade, 3),
    turned(-14, -78, -78, oval(-78, -76, 17, 24, ink.base) + oval(-56, -88, 14, 6, ink.light)),
    oval(-84, -82, 2.6, 2.6, cream.base),
    oval(-66, -100, 18, 13, cream.base),
  ].join('');
}

function yarn(radius: number, tone: Tone): string {
  const r = radius;
  return `${oval(0, -r, r, r, tone.base)}${line(`M${-r * 0.8} ${-r * 1.5}Q0${-r * 0.9} ${r * 0.3} ${-r * 0.1}M${-r * 0.5} ${-r * 1.8}Q${r * 0.4} ${-r * 1.2} ${r * 0.7} ${-r * 0.4}M${-r} ${-r}Q${-r * 0.4} ${-r * 0.5} ${-r * 0.2} ${-r * 0.1}`, tone.shade, r * 0.08)}${line(`M${-r * 0.6} ${-r * 0.4}Q${r * 0.2} ${-r * 0.7} ${r * 0.7} ${-r * 1.6}M0 ${-r * 1.95}Q${r * 0.1} ${-r * 1.5} ${-r * 0.7} ${-r * 0.8}`, tone.light, r * 0.08)}`;
}

function wool(): string {
  return frame(
    '#dcebf2',
    '#93b096',
    350,
    [
      oval(760, 110, 46, 46, '#fff3cf'),
      area('M0 300Q180 170 400 280T960 230V400H0z', '#b5ccb6'),
      area('M0 350Q260 270 520 340T960 320V540H0z', '#93b096'),
      line('M40 362v-50M120 356v-50M200 350v-50M280 348v-50M30 326 290 316M30 344 290 334', walnut.light, 5),
      mirroredAt(580, 376, 0.5, sheep()),
      at(850, 360, 0.45, sheep()),
      area('M0 440Q300 400 960 430V540H0z', moss.base),
      at(380, 456, 1.45, sheep()),
      footAt(700, 500, 130),
      area('M600 420h200l-24 84H624z', oak.base) +
        area('M750 420h50l-24 84h-40z', oak.shade) +
        line('M606 440H794M612 462H788M618 484H782', oak.light, 4),
      at(650, 432, 1, yarn(38, clay)),
      at(712, 430, 1, yarn(44, cream)),
      at(764, 432, 1, yarn(30, night)),
      rect(594, 414, 212, 14, oak.light, 7),
      at(540, 506, 1, yarn(28, brass)) + line('M556 502q30 14 60 4', brass.base, 3),
    ],
    '#93b096',
  );
}

const footAt = (x: number, y: number, radius: number) => at(x, y, 1, footShadow(radius));

function oakPlanks(): string {
  const rows = evenly(6, 430, -44);
  const stack = (x: number, width: number) => [
    footAt(x + width / 2, 474, width * 0.54),
    ...rows.map(
      (y, i) =>
        rect(x + (i % 2) * 6, y, width - (i % 3) * 8, 26, i % 2 ? oak.base : '#dfae6d', 3) +
        rect(x + (i % 2) * 6, y + 19, width - (i % 3) * 8, 7, oak.shade, 3) +
        grain(x + 14, y, width - 40, 20, oak.shade, 2),
    ),
    ...rows.map((y) => [0.12, 0.5, 0.86].map((part) => rect(x + width * part, y + 26, 16, 18, walnut.light, 1)).join('')),
  ];
  return frame('#e9eee6', '#c9ad86', 400, [
    area('M0 0H960V80L480 24 0 80z', walnut.base) + line('M0 80 480 24 960 80', walnut.shade, 10),
    area('M40 90H920V391H40z', '#f4ecdf'),
    line(
      evenly(14, 70, 64)
        .map((x) => `M${x} 92V390`)
        .join(''),
      walnut.base,
      1,
      0.2,
    ),
    casement(370, 110, 220, 150),
    ...[46, 914].map((x) => rect(x - 14, 74, 28, 400, walnut.light, 2)),
    ...stack(100, 380),
    ...stack(540, 300),
    at(
      460,
      500,
      1,
      evenly(3, 0, 1)
        .map(
          (i) =>
            oval(i * 58 - 40, -28, 28, 28, walnut.base) +
            oval(i * 58 - 40, -28, 23, 23, oak.light) +
            oval(i * 58 - 40, -28, 14, 14, oak.base, 0.6) +
            oval(i * 58 - 40, -28, 6, 6, oak.shade),
        )
        .join(''),
    ),
    at(884, 500, 1.5, oliveTree()),
  ]);
}

function fair(): string {
  const drawers = evenly(24, 0, 1).map((i) =>
    rect(108 + (i % 4) * 52, 176 + Math.floor(i / 4) * 38, 48, 34, [1, 6, 11, 12, 19, 22].includes(i) ? linen.base : '#dfae6d', 2),
  );
  const knobs = line(
    evenly(24, 0, 1)
      .map((i) => `M${132 + (i % 4) * 52} ${196 + Math.floor(i / 4) * 38}h0`)
      .join(''),
    walnut.base,
    6,
  );
  return frame('#d9dee8', '#bfc4d2', 410, [
    line(
      `${evenly(13, 0, 80)
        .map((x) => `M${x} 0 ${x + 60} 60`)
        .join('')}M0 60H960`,
      '#b9c1d0',
      4,
    ),
    rect(70, 90, 820, 320, '#f7efe3') + rect(70, 90, 820, 44, moss.base) + rect(70, 128, 820, 6, moss.shade),
    line('M96 112h0M112 112h0M128 112h0', cream.base, 9),
    rect(100, 168, 220, 240, oak.shade, 3) + drawers.join('') + knobs,
    ...[450, 670].map((x, i) => line(`M${x} 134v20`, ink.base, 2) + at(x, 226, 1.6, holmPendant(45, [clay, night][i] ?? clay))),
    at(430, 452, 2, alderChair()),
    mirroredAt(690, 452, 2, alderChair()),
    softShadow(560, 484, 210),
    rect(400, 350, 22, 132, oak.base, 2) + rect(698, 350, 22, 132, oak.shade, 2) + rect(400, 346, 320, 18, oak.shade),
    at(560, 336, 1, board(200, 0, 14, 26, oak)),
    at(560, 330, 1.9, fennLamp()),
    at(440, 330, 1.9, bookStack()),
    at(668, 330, 1.7, vase(clay)),
    at(836, 470, 1.9, oliveTree(cream)),
  ]);
}

function repair(): string {
  return frame('#e3eaf0', '#cbb08c', 410, [
    casement(90, 60, 190, 210),
    rect(600, 110, 270, 12, oak.shade, 3) + rect(600, 230, 270, 12, oak.shade, 3),
    ...evenly(5, 624, 46).map(
      (x, i) => rect(x, 74, 28, 36, [clay, moss, night, brass, linen][i]?.base ?? clay.base, 4) + rect(x + 4, 66, 20, 9, ink.light, 2),
    ),
    at(680, 230, 2.2, bookStack()),
    at(810, 230, 2, vase(moss)),
    softShadow(470, 500, 280),
    rect(230, 400, 30, 100, oak.base, 3) + rect(680, 400, 30, 100, oak.shade, 3) + rect(230, 440, 480, 16, oak.shade),
    at(470, 376, 1, board(290, 0, 26, 40, oak)),
    area('M310 368 350 346H590L630 368z', moss.light),
    at(450, 356, 2.75, turned(180, 0, -50, at(0, -2, 1, alderChair()))),
    line('M318 352h50M324 342v18M358 338v22', ink.base, 5),
    line('M640 352v-56', walnut.base, 11) + rect(612, 282, 60, 24, ink.light, 5),
    area('M690 322h44l-4 42h-36z', cream.base) +
      area('M718 322h16l-4 42h-14z', cream.shade) +
      rect(698, 334, 28, 14, brass.base, 2) +
      rect(704, 308, 16, 16, clay.base, 3),
    turned(-8, 250, 352, rect(204, 350, 96, 10, walnut.base, 2)),
  ]);
}

const covers: Record<PostDrawing, () => string> = {
  workshop,
  dining,
  lamp,
  wool,
  oak: oakPlanks,
  fair,
  repair,
  kyoto: kyotoCover,
  edinburgh: edinburghCover,
  porto: portoCover,
};

/** Returns the cover of a sample blog post as a 960 × 540 SVG. */
export function postDrawing(name: PostDrawing): string {
  return covers[name]();
}
