import { expect, test } from 'vitest';
import { channelsOf, contrastOf } from './contrast.ts';

test('black on white is 21, a color on itself is 1', () => {
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#5b5bd6', '#5b5bd6')).toBe(1);
});

test('the gray that text may just have is 4.54, whichever of the two is the ground', () => {
  expect(contrastOf('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#fff', 'rgb(118, 118, 118)')).toBeCloseTo(4.54, 2);
});

test('what is no plain color has no contrast', () => {
  expect(channelsOf('none')).toBeUndefined();
  expect(contrastOf('#fff', 'color-mix(in srgb, red, blue)')).toBeUndefined();
});
