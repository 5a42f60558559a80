/** Red, green and blue from 0 to 255, and opacity. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Minimum contrast of text in WCAG 2.2. */
export const readableContrast = 4.5;

/** Parses a color from `getComputedStyle`; any other format is treated as transparent. */
export function colorOf(text: string): Color {
  const [red = 0, green = 0, blue = 0, alpha] = /^rgba?\(/.test(text) ? [...text.matchAll(/[\d.]+/g)].map(Number) : [0, 0, 0, 0];
  return [red, green, blue, alpha ?? 1];
}

/** Returns the visible color of one laid over an opaque one. */
export function blendOver(above: Color, below: Color): Color {
  const mixed = (index: 0 | 1 | 2) => above[index] * above[3] + below[index] * (1 - above[3]);
  return [mixed(0), mixed(1), mixed(2), 1];
}

/** Contrast of two opaque colors (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Lightens or darkens a color until it is readable on a background, keeping its hue as far as possible. */
export function readableOn(colour: Color, ground: Color): Color {
  const white: Color = [255, 255, 255, 1];
  const black: Color = [0, 0, 0, 1];
  const towards = contrastOf(white, ground) > contrastOf(black, ground) ? white : black;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = blendOver([towards[0], towards[1], towards[2], share], blendOver(colour, ground));
    if (contrastOf(mixed, ground) >= readableContrast) return mixed;
  }
  return towards;
}

export function cssOf([red, green, blue]: Color): string {
  return `rgb(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)})`;
}

function luminance([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
