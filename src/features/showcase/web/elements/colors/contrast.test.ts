import { expect, test } from 'vitest';
import { channelsOf, contrastOf } from './contrast.ts';

test('the contrast is 21 for black on white and 1 for a color on itself', () => {
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#5b5bd6', '#5b5bd6')).toBe(1);
});

test('the contrast is 4.54 for the lightest gray allowed for text, in either order', () => {
  expect(contrastOf('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#fff', 'rgb(118, 118, 118)')).toBeCloseTo(4.54, 2);
});

test('the contrast is undefined for anything but plain colors', () => {
  expect(channelsOf('none')).toBeUndefined();
  expect(contrastOf('#fff', 'color-mix(in srgb, red, blue)')).toBeUndefined();
});
