import { expect, test } from 'vitest';
import { maxHeight, placeOfTop, scrolledHeight, scrolledTo } from './scaled-rows.ts';

const list = { count: 1_000_000, rowHeight: 44, viewHeight: 600 };
const whole = list.count * list.rowHeight;
const topOf = ({ scrollTop, offset }: { scrollTop: number; offset: number }) => scrollTop + offset;
const start = { scrollTop: 0, offset: 0 };

test('a list below the browser limit has its full height and native scroll position', () => {
  expect(scrolledHeight(1000, 44)).toBe(44_000);
  expect(scrolledTo(start, 5000, { ...list, count: 1000 })).toEqual({ scrollTop: 5000, offset: 0 });
});

test('in a longer list small steps scroll by the same distance, and jumps go to the same share', () => {
  const leapt = scrolledTo(start, maxHeight / 2, list);
  expect(topOf(leapt) / whole).toBeCloseTo(0.5, 3);
  const stepped = scrolledTo(leapt, leapt.scrollTop + 100, list);
  expect(topOf(stepped) - topOf(leapt)).toBe(100);
});

test('reaches both ends to the last pixel', () => {
  const end = scrolledTo(start, maxHeight - list.viewHeight, list);
  expect(topOf(end)).toBe(whole - list.viewHeight);
  expect(topOf(scrolledTo(end, 0, list))).toBe(0);
});

test('can scroll any row to the top', () => {
  for (const row of [0, 1, 77_777, 500_000, 999_900]) {
    const place = placeOfTop(row * list.rowHeight, list);
    expect(topOf(place)).toBe(row * list.rowHeight);
    expect(place.scrollTop).toBeGreaterThanOrEqual(0);
    expect(place.scrollTop).toBeLessThanOrEqual(maxHeight - list.viewHeight);
  }
  expect(topOf(placeOfTop(whole, list))).toBe(whole - list.viewHeight);
});
