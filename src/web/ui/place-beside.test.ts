import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const window = { width: 1000, height: 800 };
const layer = { width: 200, height: 100 };
const anchor = { left: 400, right: 500, top: 300, bottom: 340 };
const given = { layer, anchor, window, isRightToLeft: false };

test('a layer stands in the middle of the side that is asked for', () => {
  expect(placeBeside({ ...given, side: 'top' })).toEqual({ left: 350, top: 192 });
  expect(placeBeside({ ...given, side: 'bottom' })).toEqual({ left: 350, top: 348 });
  expect(placeBeside({ ...given, side: 'start' })).toEqual({ left: 192, top: 270 });
  expect(placeBeside({ ...given, side: 'end' })).toEqual({ left: 508, top: 270 });
});

test('start and end are the line’s', () => {
  expect(placeBeside({ ...given, side: 'start', isRightToLeft: true })).toEqual(placeBeside({ ...given, side: 'end' }));
});

test('without room it takes the other side, and where neither has any it stays, in sight', () => {
  const high = { ...anchor, top: 40, bottom: 80 };
  expect(placeBeside({ ...given, anchor: high, side: 'top' })).toEqual({ left: 350, top: 88 });
  const large = { width: 600, height: 900 };
  expect(placeBeside({ ...given, layer: large, side: 'top' })).toMatchObject({ left: 150, top: 8 });
});

test('near an edge of the window it is pushed into sight', () => {
  const atStart = { ...anchor, left: 0, right: 40 };
  expect(placeBeside({ ...given, anchor: atStart, side: 'bottom' }).left).toBe(8);
  const atEnd = { ...anchor, left: 960, right: 1000 };
  expect(placeBeside({ ...given, anchor: atEnd, side: 'bottom' }).left).toBe(792);
});
