import { wide } from './post-scene.ts';
import { alderStool } from './product-alder.ts';
import { fennLamp } from './product-lamps.ts';
import { oliveTree } from './room-things.ts';
import { area, at, evenly, line, mirroredAt, oval, rect, softShadow } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { oak, walnut, clay, cream, moss, night, linen, brass, ink } = tones;

/** The Kyoto studio in its alley: a paper screen, lit from within. */
export function kyotoCover(): string {
  const screen = (x: number) =>
    rect(x, 214, 150, 230, '#fff1cf') +
    line(`M${x} 214h150v230h-150zM${x + 50} 214v230M${x + 100} 214v230M${x} 272h150M${x} 330h150M${x} 388h150`, walnut.shade, 5);
  const tiles = evenly(20, 196, 30)
    .map((x) => `M${x} 142v34`)
    .join('');
  return wide(
    960,
    540,
    [
      rect(0, 0, 960, 540, '#f2d9cb') + oval(700, 110, 62, 62, clay.light),
      area('M0 230Q200 90 420 200T960 150V400H0z', '#c9b7c4'),
      area('M0 290Q260 180 520 260T960 230V420H0z', '#a99cb4'),
      rect(0, 150, 150, 320, walnut.shade) +
        line(
          evenly(9, 12, 16)
            .map((x) => `M${x} 190V440`)
            .join(''),
          walnut.base,
          6,
        ) +
        area('M-20 150 0 96H150l34 54z', ink.light),
      rect(820, 170, 140, 300, walnut.base) +
        line(
          evenly(8, 840, 17)
            .map((x) => `M${x} 210V440`)
            .join(''),
          walnut.shade,
          6,
        ) +
        area('M780 170 826 112H960v58z', ink.light),
      area('M0 460H960V540H0z', '#b9b0ac') +
        line(
          'M0 486H960M0 514H960M120 460 80 486M330 460l-20 26M560 460l10 26M800 460l30 26M200 486l-30 28M470 486v28M720 486l24 28',
          '#a39a97',
          2,
        ),
      rect(200, 176, 560, 290, walnut.base) + rect(216, 192, 528, 262, '#e8d9c0'),
      area('M150 184 212 110H748l62 74z', ink.base) + line(tiles, ink.light, 4) + rect(140, 178, 680, 14, ink.light, 4),
      screen(236) + screen(392),
      at(
        392,
        430,
        2,
        `<g opacity=".28">${fennLamp()
          .replaceAll(/fill="#[0-9a-f]{6}"/g, `fill="${walnut.base}"`)
          .replaceAll(/stroke="#[0-9a-f]{6}"/g, `stroke="${walnut.base}"`)}</g>`,
      ),
      rect(560, 214, 164, 240, '#3a2b26') + rect(572, 404, 140, 50, oak.base) + at(640, 404, 2.4, fennLamp()),
      area('M560 206h164v54q-20 8-41 0-20 8-41 0-20 8-41 0-20 8-41 0z', night.base) +
        line('M601 208v52M642 208v52M683 208v52', night.shade, 2) +
        oval(642, 230, 11, 11, cream.base),
      rect(190, 444, 580, 16, walnut.light, 2),
      line('M786 190v26', ink.base, 3) +
        area('M770 216h32q8 26 0 52h-32q-8-26 0-52z', clay.base) +
        line('M766 234h40M766 250h40', clay.shade, 2),
      line('M120 470Q110 330 132 210M138 470Q140 340 166 250', moss.shade, 7) +
        area(
          'M132 230q30-10 44-34-34 4-44 34zM124 300q-34-6-46-30 36 2 46 30zM142 340q32-4 44-26-34 0-44 26zM128 390q-30-4-40-26 32 2 40 26z',
          moss.base,
        ),
      at(
        860,
        490,
        1.1,
        oval(0, -2, 64, 9, '#2b2d36', 0.14) +
          area('M-52 0C-60-40-20-60 4-52 40-54 60-20 50 0z', '#8d8a92') +
          area('M4-52C40-54 60-20 50 0H22C30-20 24-40 4-52z', '#77747d'),
      ),
    ].join(''),
  );
}

function tenement(x: number, width: number, top: number, tone: Tone): string {
  const windows = evenly(3, top + 34, 66).flatMap((y) =>
    evenly(Math.floor(width / 44), x + 16, 44).map((left) => rect(left, y, 22, 36, '#f6e6b8', 2) + rect(left, y + 36, 22, 4, tone.light)),
  );
  return (
    rect(x, top, width, 420 - top, tone.base) +
    area(`M${x + width * 0.8} ${top}h${width * 0.2}V420h${-width * 0.2}z`, tone.shade, 0.5) +
    rect(x - 4, top - 8, width + 8, 12, tone.light, 2) +
    [0.2, 0.62]
      .map(
        (part) =>
          rect(x + width * part, top - 40, 26, 34, tone.shade) +
          rect(x + width * part + 4, top - 50, 7, 12, clay.base) +
          rect(x + width * part + 15, top - 50, 7, 12, clay.base),
      )
      .join('') +
    windows.join('')
  );
}

/** Edinburgh: castle rock, spires and tenements, and a stool before them. */
export function edinburghCover(): string {
  const stone = { light: '#c9b79f', base: '#b29d83', shade: '#94806a' };
  const dark = { light: '#a39ab0', base: '#8a8199', shade: '#72697f' };
  return wide(
    960,
    540,
    [
      rect(0, 0, 960, 540, '#e6e4f0') + oval(250, 120, 50, 50, '#fff3cf'),
      line('M90 90h120M140 108h120M640 70h150M700 90h120', '#fff', 12, 0.7),
      area('M0 330Q200 250 330 300T700 250 960 320V420H0z', '#c5c8d8'),
      area('M340 330 378 262 400 250 412 214H608L630 246 646 256 684 330z', '#8f97a8') +
        area('M572 214H608L630 246 646 256 684 330H612L590 262z', '#7a8294'),
      area('M418 216v-44h10v-8h10v8h10v-8h10v8h44v-30h10v-8h10v8h12v-8h10v38h40v-8h10v8h10v42z', '#7f8799') +
        rect(468, 186, 8, 14, '#f6e6b8') +
        rect(516, 160, 8, 14, '#f6e6b8') +
        line('M530 134v-34', ink.light, 3) +
        area('M530 100h30l-8 9 8 9h-30z', night.base),
      area('M706 420V236l24-130 24 130v184z', dark.base) +
        area('M730 106 754 236V420H736z', dark.shade) +
        area('M692 420V280l12-44 12 44v140zM744 420V280l12-44 12 44v140z', dark.base) +
        rect(722, 260, 16, 40, '#f6e6b8', 8),
      tenement(30, 160, 214, stone),
      tenement(186, 130, 250, { light: '#d6a68e', base: '#c08d74', shade: '#a1715a' }),
      tenement(786, 150, 226, stone),
      rect(316, 330, 470, 90, moss.base) +
        evenly(9, 336, 54)
          .map((x, i) => oval(x, 330, 36, 26 + (i % 3) * 8, i % 2 ? moss.base : moss.shade))
          .join(''),
      rect(0, 416, 960, 124, '#c4bcb2') +
        rect(0, 412, 960, 10, '#d8d1c8') +
        line('M0 452H960M0 496H960M120 422 90 452M300 422l-14 30M640 422l14 30M850 422l30 30M200 452l-30 44M760 452l30 44', '#aaa298', 2),
      softShadow(480, 506, 84),
      at(480, 506, 3.7, alderStool()),
      at(856, 500, 1.35, oliveTree(clay)),
      line('M110 500V360', ink.base, 8) +
        area('M92 360h36l-8-40h-20z', '#f6e6b8') +
        area('M88 324h44l-22-22z', ink.base) +
        rect(94, 494, 32, 10, ink.base, 2),
    ].join(''),
  );
}

/** A narrow house on the quay in Porto. */
export function quayHouse(x: number, width: number, top: number, foot: number, wall: string, roof: string): string {
  const columns = evenly(Math.max(1, Math.floor((width - 10) / 36)), x + 14, 36);
  const rows = evenly(Math.max(1, Math.floor((foot - top - 60) / 50)), top + 20, 50);
  const windows = rows.flatMap((y) => columns.map((left) => `M${left} ${y}h18v28h-18z`)).join('');
  const sills = rows.flatMap((y) => columns.map((left) => `M${left - 2} ${y + 30}h22`)).join('');
  return (
    rect(x, top, width, foot - top, wall) +
    area(windows, '#49597a') +
    line(windows, '#fffaf0', 3) +
    line(sills, '#fffaf0', 4) +
    area(`M${x - 6} ${top}l${12 + width * 0.1}-26h${width * 0.8 - 12}l${12 + width * 0.1} 26z`, roof) +
    rect(x + width / 2 - 14, foot - 40, 28, 40, walnut.base, 2)
  );
}

/** A flat-bottomed boat with barrels, centered on the water at 0/0. */
export function riverBoat(): string {
  return `${area('M-96-30C-70-12 60-10 100-40L80 2Q0 12-74 2z', walnut.base)}${area('M-92-24C-66-8 60-6 94-32L92-26C60 2-66 2-88-16z', clay.base)}${[-36, -6, 24].map((x) => oval(x, -24, 14, 12, oak.base) + oval(x, -24, 8, 7, oak.shade)).join('')}${line('M-50-20V-130', walnut.shade, 5)}${area('M-46-128Q20-110 34-60L-46-56z', cream.base)}${area('M-46-78Q10-76 32-66L34-60-46-56z', clay.light)}`;
}

/** The bridge over the river: a flat deck on an iron arch. */
export function ironBridge(x: number, width: number, deck: number, foot: number): string {
  const rise = foot - deck;
  const posts = evenly(11, x + width / 12, width / 12).map((at, i) => {
    const part = (i + 1) / 12;
    return `M${at} ${deck}V${Math.round(foot - 4 * part * (1 - part) * (rise - 8))}`;
  });
  return (
    line(`M${x} ${foot}Q${x + width / 2} ${deck - rise + 16} ${x + width} ${foot}`, '#6d7891', 8) +
    line(posts.join(''), '#8791a8', 3) +
    rect(x - 30, deck - 8, width + 60, 10, '#6d7891', 2)
  );
}

/** The boathouse in Porto, where the company started. */
export function portoCover(): string {
  const walls = [
    [20, 110, 176, '#e9c58f'],
    [130, 84, 206, '#d98a6b'],
    [214, 112, 160, '#f3e6cf'],
    [326, 84, 196, '#9db7c4'],
  ] as const;
  return wide(
    960,
    540,
    [
      rect(0, 0, 960, 540, '#f8e3cf') + oval(650, 130, 56, 56, '#fff1c9'),
      area('M0 250Q240 130 480 230T960 190V400H0z', '#d8c3c0'),
      ironBridge(560, 420, 200, 350),
      ...walls.map(([x, width, top, wall]) => quayHouse(x, width, top, 380, wall, clay.shade)),
      rect(0, 376, 960, 164, '#8fb3c4') + rect(0, 374, 960, 6, '#a9c6d3'),
      rect(0, 376, 760, 26, '#b9a48c') +
        rect(0, 372, 760, 8, '#d3c1aa') +
        line('M60 384v16M150 384v16M240 384v16M330 384v16', '#a08b73', 2),
      rect(430, 216, 260, 160, moss.base) +
        line(
          evenly(12, 450, 20)
            .map((x) => `M${x} 220V374`)
            .join(''),
          moss.shade,
          2,
        ) +
        area('M408 220 560 128 712 220z', clay.base) +
        area('M560 128 712 220H640z', clay.shade) +
        line('M408 220 560 128 712 220', cream.base, 8),
      rect(484, 254, 152, 122, '#3b2f2b') +
        rect(484, 254, 152, 122, '#ffd27d', 0, 0.35) +
        area('M484 254h-40v122h40zM636 254h40v122h-40z', cream.base) +
        line('M446 256l36 118M446 374l36-118M638 256l36 118M638 374l36-118', moss.base, 4) +
        oval(560, 186, 17, 17, cream.base) +
        line('M560 170v32M544 186h32', moss.shade, 3),
      at(540, 374, 1.1, vale()),
      area('M470 402h190l60 90H420z', '#a98662') + line('M458 424H674M446 448H690M432 472H706', '#8f6f4e', 3),
      line('M40 440h90M180 480h130M760 430h110M840 478h80M60 516h70M560 520h120M300 430h60', '#b9d3de', 4),
      at(240, 470, 1.15, riverBoat()),
      mirroredAt(850, 448, 0.7, riverBoat()),
      at(728, 378, 1.1, oliveTree(cream)),
    ].join(''),
  );
}

const vale = () =>
  rect(-34, -34, 84, 24, moss.light, 7) +
  rect(-42, -24, 14, 22, moss.base, 5) +
  rect(44, -24, 14, 22, moss.base, 5) +
  rect(-30, -16, 76, 12, linen.base, 4) +
  line('M-30-3v3M46-3v3', brass.base, 3);
