import { expect, test } from 'vitest';
import { labelTint, labelTints } from './label-tint.ts';

test('a label has one of the tints, whatever its case', () => {
  for (const name of ['Design', 'Showroom', 'متجر', '設計', '']) {
    expect(labelTint(name)).toBeGreaterThanOrEqual(0);
    expect(labelTint(name)).toBeLessThan(labelTints);
  }
  expect(labelTint('Design')).toBe(labelTint(' design'));
});
