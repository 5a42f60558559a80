import { expect, test } from 'vitest';
import { placeAtSide } from './place-at-side.ts';

const window = { width: 1000, height: 800 };
const layer = { width: 200, height: 100 };
const anchor = { left: 400, right: 500, top: 300, bottom: 340 };
const given = { layer, anchor, window, isRightToLeft: false };

test('centers a layer on the requested side', () => {
  expect(placeAtSide({ ...given, side: 'top' })).toEqual({ left: 350, top: 192 });
  expect(placeAtSide({ ...given, side: 'bottom' })).toEqual({ left: 350, top: 348 });
  expect(placeAtSide({ ...given, side: 'start' })).toEqual({ left: 192, top: 270 });
  expect(placeAtSide({ ...given, side: 'end' })).toEqual({ left: 508, top: 270 });
});

test('start and end follow the text direction', () => {
  expect(placeAtSide({ ...given, side: 'start', isRightToLeft: true })).toEqual(placeAtSide({ ...given, side: 'end' }));
});

test('without room it flips to the opposite side, or stays in view when neither fits', () => {
  const high = { ...anchor, top: 40, bottom: 80 };
  expect(placeAtSide({ ...given, anchor: high, side: 'top' })).toEqual({ left: 350, top: 88 });
  const large = { width: 600, height: 900 };
  expect(placeAtSide({ ...given, layer: large, side: 'top' })).toMatchObject({ left: 150, top: 8 });
});

test('is shifted into view near the edge of the window', () => {
  const atStart = { ...anchor, left: 0, right: 40 };
  expect(placeAtSide({ ...given, anchor: atStart, side: 'bottom' }).left).toBe(8);
  const atEnd = { ...anchor, left: 960, right: 1000 };
  expect(placeAtSide({ ...given, anchor: atEnd, side: 'bottom' }).left).toBe(792);
});
