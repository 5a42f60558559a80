import { expect, test } from 'vitest';
import { maxZoom, movedBy, squareOf, wholeCrop, within } from './crop.ts';

const wide = { width: 400, height: 200 };

test('starts with the largest square in the middle', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

test('moves opposite to the picture and stays within its edges', () => {
  expect(squareOf(wide, movedBy(wide, wholeCrop, 0.25, 0.5))).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, movedBy(wide, wholeCrop, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, movedBy(wide, wholeCrop, -9, 0))).toEqual({ left: 200, top: 0, side: 200 });
});

test('zooms around its center within bounds', () => {
  expect(squareOf(wide, within(wide, { ...wholeCrop, zoom: 2 }))).toEqual({ left: 150, top: 50, side: 100 });
  expect(within(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(maxZoom);
  const corner = movedBy(wide, { ...wholeCrop, zoom: 4 }, 99, 99);
  expect(squareOf(wide, corner)).toEqual({ left: 0, top: 0, side: 50 });
  // Zooming out keeps it within the picture.
  expect(squareOf(wide, within(wide, { ...corner, zoom: 1 }))).toEqual({ left: 0, top: 0, side: 200 });
});
