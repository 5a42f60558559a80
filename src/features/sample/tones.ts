import { palette } from './palette.ts';

/** A material lit from the upper left. */
export interface Tone {
  light: string;
  base: string;
  shade: string;
}

/** Materials of the products: each palette color in light, base, and shade. */
export const tones = {
  oak: { light: '#e6bd83', base: palette.oak, shade: palette.oakShade },
  walnut: { light: '#966a4d', base: palette.walnut, shade: palette.walnutShade },
  clay: { light: '#de8c6b', base: palette.clay, shade: palette.clayShade },
  moss: { light: '#82a285', base: palette.moss, shade: palette.mossShade },
  night: { light: '#59618f', base: palette.night, shade: '#2f3559' },
  linen: { light: '#f4ebdb', base: palette.linen, shade: '#cfbd9f' },
  cream: { light: '#fffdf9', base: palette.cream, shade: '#e3d8c5' },
  brass: { light: '#e5c277', base: palette.brass, shade: '#a67d33' },
  ink: { light: '#50535f', base: palette.ink, shade: '#1e2027' },
  iris: { light: '#7d7de2', base: palette.iris, shade: '#4747b5' },
} satisfies Record<string, Tone>;
