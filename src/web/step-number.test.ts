import { expect, test } from 'vitest';
import { stepNumber, stepsOfKey } from './step-number.ts';

test('moves by the step size within the limits', () => {
  expect(stepNumber(4, 1, {})).toBe(5);
  expect(stepNumber(4, -1, { step: 6, min: 0 })).toBe(0);
  expect(stepNumber(118, 10, { max: 120 })).toBe(120);
});

test('adds decimals without binary rounding errors', () => {
  expect(stepNumber(0.1, 2, { step: 0.1, decimals: 1 })).toBe(0.3);
});

test('without a value, the first step yields one step or the minimum', () => {
  expect(stepNumber(null, 1, {})).toBe(1);
  expect(stepNumber(null, 1, { min: 4, step: 2 })).toBe(4);
});

test('supports the keys of a spin button', () => {
  expect(['ArrowUp', 'PageDown', 'Home', 'End', 'a'].map(stepsOfKey)).toEqual([1, -10, 'min', 'max', undefined]);
});
