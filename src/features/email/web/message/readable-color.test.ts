import { expect, test } from 'vitest';
import { blendOver, type Color, colorOf, contrastOf, cssOf, readableOn } from './readable-color.ts';

const white: Color = [255, 255, 255, 1];
const night: Color = [26, 27, 38, 1];

test('parses colors as serialized by the browser', () => {
  expect(colorOf('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1]);
  expect(colorOf('rgba(1, 2, 3, 0.5)')).toEqual([1, 2, 3, 0.5]);
  expect(colorOf('transparent')[3]).toBe(0);
});

test('rates black on white as the maximum contrast, and blends a translucent color with the one below', () => {
  expect(contrastOf([0, 0, 0, 1], white)).toBeCloseTo(21);
  expect(blendOver([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1]);
});

test.each<[string, Color, Color]>([
  ['black in the dark', [0, 0, 0, 1], night],
  ['the blue of Outlook in the dark', [31, 73, 125, 1], night],
  ['white on white', white, white],
  ['grey on grey', [128, 128, 128, 1], [128, 128, 128, 1]],
  ['half of white on white', [255, 255, 255, 0.4], white],
])('%s becomes readable', (_name, colour, ground) => expect(contrastOf(readableOn(colour, ground), ground)).toBeGreaterThanOrEqual(4.5));

test('keeps readable colors, and preserves the hue of others', () => {
  expect(readableOn([200, 30, 30, 1], white)).toEqual([200, 30, 30, 1]);
  const [red, green, blue] = readableOn([31, 73, 125, 1], night);
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
  expect(cssOf([0.4, 1.6, 3, 1])).toBe('rgb(0, 2, 3)');
});
