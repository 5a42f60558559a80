import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

const tabs = { at: 0, count: 3, isRtl: false };

test('arrow keys move in reading direction and wrap around', () => {
  expect(nextTab('ArrowRight', tabs)).toBe(1);
  expect(nextTab('ArrowLeft', tabs)).toBe(2);
  expect(nextTab('ArrowLeft', { ...tabs, isRtl: true })).toBe(1);
  expect(nextTab('ArrowRight', { ...tabs, at: 2 })).toBe(0);
});

test('vertical tabs use only the up and down keys', () => {
  expect(nextTab('ArrowDown', { ...tabs, isUpright: true })).toBe(1);
  expect(nextTab('ArrowRight', { ...tabs, isUpright: true })).toBeUndefined();
  expect(nextTab('ArrowDown', tabs)).toBeUndefined();
});

test('Home and End move to the first and last tab', () => {
  expect(nextTab('Home', { ...tabs, at: 1 })).toBe(0);
  expect(nextTab('End', tabs)).toBe(2);
});
