import { expect, test } from 'vitest';
import { nameTint, tints } from './name-tint.ts';

test('a name always gets the same tint, regardless of case', () => {
  for (const name of ['Design', 'Showroom', 'متجر', '設計', '']) {
    expect(nameTint(name)).toBeGreaterThanOrEqual(0);
    expect(nameTint(name)).toBeLessThan(tints);
  }
  expect(nameTint('Design')).toBe(nameTint(' design'));
});
