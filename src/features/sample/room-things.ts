import { palette } from './palette.ts';
import { area, footShadow, line, oval, rect, taper, turned } from './svg-shapes.ts';
import { type Tone, tones } from './tones.ts';

const { cream, moss, mossShade } = palette;

/** A window with a sill, and hills, sea, or night outside. */
export function casement(x: number, y: number, width: number, height: number, outside: 'hills' | 'sea' | 'night' = 'hills'): string {
  const [w, h] = [width, height];
  const ground = Math.round(h * 0.66);
  const view = {
    hills:
      rect(x, y, w, h, '#dcebf2') +
      oval(x + w * 0.7, y + h * 0.3, w * 0.1, w * 0.1, '#fff3cf') +
      area(`M${x} ${y + ground}q${w / 4}-${h / 5} ${w / 2} 0t${w / 2}-${h / 12}V${y + h}H${x}z`, '#a9c2ad') +
      area(`M${x} ${y + h * 0.86}q${w / 3}-${h / 5} ${w} 0V${y + h}H${x}z`, '#86a68b'),
    sea:
      rect(x, y, w, h, '#e3eff5') +
      rect(x, y + ground, w, h - ground, '#9dbccb') +
      area(`M${x + w * 0.64} ${y + ground}l${w * 0.1}-${h * 0.22}v${h * 0.22}z`, cream) +
      line(`M${x + w * 0.12} ${y + ground + h * 0.1}h${w * 0.2}M${x + w * 0.5} ${y + ground + h * 0.18}h${w * 0.26}`, '#bfd5df', 2),
    night:
      rect(x, y, w, h, '#262c52') +
      oval(x + w * 0.7, y + h * 0.24, w * 0.09, w * 0.09, '#f3ecd2') +
      area(`M${x} ${y + h * 0.8}q${w / 4}-${h / 6} ${w / 2} 0t${w / 2}-${h / 16}V${y + h}H${x}z`, '#1c2144'),
  }[outside];
  const frame = `M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}`;
  return `${view}${line(frame, outside === 'night' ? '#5b628f' : cream, 6)}${rect(x - 9, y + h + 2, w + 18, 7, outside === 'night' ? '#6a719c' : cream, 2)}${area(`M${x - 6} ${y + h + 9}h${w + 12}v3h${-w - 12}z`, palette.ink, 0.1)}`;
}

/** Sunlight falling through a window onto a wall. */
export function sunPatch(x: number, y: number, width: number, height: number): string {
  return area(`M${x} ${y}h${width}l${height * 0.35} ${height}h${-width}z`, '#fff', 0.2);
}

/** A framed print: a sun over a hill, a vase, stripes, or a leaf. */
export function print(x: number, y: number, width: number, height: number, motif: 'sun' | 'arch' | 'stripes' | 'leaf', tone: Tone): string {
  const [w, h, m] = [width, height, Math.round(width * 0.16)];
  const [cx, cy] = [x + w / 2, y + h / 2];
  const art = {
    sun:
      oval(cx + w * 0.14, y + h * 0.36, w * 0.14, w * 0.14, tone.base) +
      area(
        `M${x + 4} ${Math.round(y + h * 0.62)}q${Math.round(w / 4)}-${Math.round(h / 6)} ${Math.round(w / 2)} 0T${x + w - 4} ${Math.round(y + h * 0.6)}V${y + h - 4}H${x + 4}z`,
        tone.light,
      ) +
      area(
        `M${x + 4} ${Math.round(y + h * 0.82)}Q${cx} ${Math.round(y + h * 0.6)} ${x + w - 4} ${Math.round(y + h * 0.76)}V${y + h - 4}H${x + 4}z`,
        tone.shade,
      ),
    arch:
      area(`M${cx - w * 0.24} ${y + h - m}v${-h * 0.34}a${w * 0.24} ${w * 0.24} 0 0 1 ${w * 0.48} 0v${h * 0.34}z`, tone.base) +
      area(`M${cx - w * 0.12} ${y + h - m}v${-h * 0.3}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0v${h * 0.3}z`, tone.light),
    stripes: [0.3, 0.46, 0.62].map((part, i) => rect(x + m, y + h * part, w - 2 * m, h * 0.09, i === 1 ? tone.light : tone.base)).join(''),
    leaf:
      area(`M${cx} ${y + h * 0.22}q${w * 0.3} ${h * 0.24} 0 ${h * 0.5}q${-w * 0.3}-${h * 0.26} 0-${h * 0.5}z`, tone.base) +
      line(`M${cx} ${cy - h * 0.14}V${y + h * 0.82}`, tone.shade, 1.5),
  }[motif];
  return `${rect(x + 2, y + 3, w, h, palette.ink, 2, 0.12)}${rect(x, y, w, h, tones.oak.base, 2)}${rect(x + 4, y + 4, w - 8, h - 8, cream)}${art}`;
}

/** A round or rectangular rug, from the front. */
export function roundRug(x: number, y: number, radius: number, tone: Tone): string {
  const flat = Math.round(radius * 0.16);
  return `${oval(x, y + 2, radius, flat, tone.shade)}${oval(x, y, radius, flat, tone.base)}<ellipse cx="${x}" cy="${y}" rx="${radius - 12}" ry="${flat - 3}" fill="none" stroke="${tone.light}" stroke-width="2"/>`;
}

/** A flat woven rug with a border, from the front. */
export function longRug(x: number, y: number, half: number, depth: number, tone: Tone): string {
  const slant = Math.round(depth * 0.9);
  return `${area(`M${x - half + slant} ${y - depth}H${x + half - slant}L${x + half} ${y}H${x - half}z`, tone.base)}${line(`M${x - half + slant + 8} ${y - depth + 5}H${x + half - slant - 8}L${x + half - 17} ${y - 6}H${x - half + 17}z`, tone.light, 2)}${area(`M${x - half} ${y}h${half * 2}v3h${-half * 2}z`, tone.shade)}`;
}

function pot(half: number, height: number, tone: Tone): string {
  return `${area(`M${-half} ${-height}h${half * 2}l${-half * 0.22} ${height}h${-half * 1.56}z`, tone.base)}${area(`M${half * 0.3} ${-height}h${half * 0.7}l${-half * 0.22} ${height}h${-half * 0.7}z`, tone.shade)}${rect(-half - 1, -height - 1, half * 2 + 2, 4, tone.light, 1)}`;
}

/** The olive tree of the showroom: 150 cm, in its pot. */
export function oliveTree(tone: Tone = tones.clay): string {
  const crown = [
    [0, -122, 25],
    [-17, -108, 18],
    [17, -106, 19],
    [-6, -140, 15],
    [13, -133, 14],
  ] as const;
  return `${footShadow(22)}${line('M0-26C2-60-3-80 1-112M0-78-13-102M0-72 14-98', tones.walnut.base, 3)}${crown.map(([x, y, r]) => oval(x, y, r, r, moss)).join('')}${oval(-9, -125, 18, 14, tones.moss.light)}${line('M14-98l6-5M22-112l5-4M4-104l6-5M-6-98l-5-4M8-122l7-5M-22-104l6-5M-4-134l6-4', mossShade, 2)}${pot(16, 28, tone)}`;
}

/** A rubber plant with broad leaves, 95 cm. */
export function broadPlant(tone: Tone = tones.cream): string {
  const leaf = (angle: number, length: number, fill: string) => {
    const [out, wide, up, far] = [0.3, 0.24, 0.3, 0.8].map((part) => Math.round(part * length));
    return turned(
      angle,
      0,
      -28,
      area(`M0-28c${out}-${up} ${wide}-${far} 0-${length}c-${wide} ${length - (far ?? 0)}-${out} ${length - (up ?? 0)} 0 ${length}z`, fill),
    );
  };
  return `${footShadow(17)}${leaf(-58, 44, mossShade)}${leaf(56, 46, mossShade)}${leaf(-30, 60, moss)}${leaf(32, 58, mossShade)}${leaf(4, 66, tones.moss.light)}${leaf(-78, 30, moss)}${leaf(78, 30, moss)}${line('M0-30V-86', mossShade, 1, 0.6)}${pot(13, 28, tone)}`;
}

/** A stem or two in a small vase, 40 cm. */
export function vase(tone: Tone = tones.cream): string {
  return `${line('M0-16C-1-28-6-33-9-39M1-16V-42M1-18C4-28 8-30 11-34', mossShade, 1)}${[
    [-9, -39],
    [1, -42],
    [11, -34],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3.2, 3.2, palette.clay))
    .join(
      '',
    )}${area('M-3-18H5C5-14 9-12 9-7S6 0 1 0-7-3-7-7-3-14-3-18z', tone.base)}${area('M2-18h3c0 4 4 6 4 11s-3 7-8 7C5-5 4-12 2-18z', tone.shade)}`;
}

/** A stack of two or three lying books, 24 cm wide. */
export function bookStack(): string {
  return rect(-12, -4, 24, 4, palette.night, 0.6) + rect(-10, -7.6, 21, 3.6, palette.clay, 0.6) + rect(-11, -10.6, 19, 3, cream, 0.6);
}

/** Standing books from a given x: heights in centimeters. */
export function bookRow(
  x: number,
  y: number,
  heights: number[],
  colours: string[] = [palette.clay, palette.night, moss, palette.brass, cream],
): string {
  return heights.map((height, i) => rect(x + i * 4.4, y - height, 3.9, height, colours[i % colours.length] ?? cream, 0.5)).join('');
}

/** A cup, 8 cm. */
export function cup(tone: Tone = tones.cream): string {
  return `${line('M4-6h1.4a2 2 0 0 1 0 4H4', tone.shade, 1)}${area('M-4-8h8v5a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3z', tone.base)}${area('M1-8h3v5a3 3 0 0 1-3 3z', tone.shade)}`;
}

/** A bowl of fruit, 30 cm. */
export function fruitBowl(tone: Tone = tones.cream): string {
  return `${oval(-6, -10, 4.6, 4.6, palette.clay)}${oval(1, -12, 5, 5, palette.brass)}${oval(8, -10, 4.2, 4.2, moss)}${area('M-15-10h30c-1 6-6 10-11 10h-8c-5 0-10-4-11-10z', tone.base)}${area('M4-10h11c-1 6-6 10-11 10H0c3-2 4-6 4-10z', tone.shade)}`;
}

/** The glow around a lamp, in three soft rings. */
export function halo(x: number, y: number, radius: number): string {
  return [1, 0.72, 0.46].map((part) => oval(x, y, radius * part, radius * part, '#ffd27d', 0.11)).join('');
}

/** A basket for wood or blankets, 36 cm. */
export function basket(): string {
  return `${footShadow(20)}${area('M-18-28h36l-4 28h-28z', tones.oak.base)}${area('M6-28h12l-4 28H4z', tones.oak.shade)}${line('M-17-21h34M-16-14h32M-15-7h30', tones.oak.light, 1.2)}${line('M-8-28q8-10 16 0', tones.oak.shade, 2)}${taper([0, -29], [0, -27], 38, 38, tones.oak.light)}`;
}

/** A coat on a peg at 0/0, 86 cm long. */
export function coat(tone: Tone): string {
  return [
    line('M-13 8Q-19 26-20 48M13 8Q19 26 20 48', tone.shade, 8),
    area('M-6 0H6C14 2 17 8 17 16L22 86H-22L-17 16C-17 8-14 2-6 0z', tone.base),
    area('M6 0C14 2 17 8 17 16L22 86H8L4 12z', tone.shade),
    area('M-6 0H6L0 14z', tones.cream.shade),
    line('M-6 0 0 15 6 0M0 15V84', tone.light, 1),
    line('M-14 52h8M7 52h8', tone.light, 1.2),
    [24, 38, 52].map((y) => oval(3, y, 1, 1, tones.cream.base)).join(''),
  ].join('');
}

/** A scarf on a peg at 0/0, 52 cm long. */
export function scarf(tone: Tone): string {
  return `${line('M1 0Q6 20 5 40', tone.shade, 6)}${line('M-1 0Q-6 24-4 50', tone.base, 6)}${line('M-7 42h6M-7 46h6M2 32h6M2 36h6', palette.cream, 1)}`;
}

/** A cloth bag on a peg at 0/0, 58 cm with its handles. */
export function clothBag(): string {
  return `${line('M-8 24Q-6 2 0 0 6 2 8 24', tones.linen.shade, 1.8)}${area('M-15 22h30l2 36h-34z', palette.cream)}${area('M7 22h8l2 36H7z', tones.cream.shade)}${area('M-4 46C-8 40-4 34 0 30 4 34 8 40 4 46 2 48-2 48-4 46z', moss)}`;
}
