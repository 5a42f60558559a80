import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['Ab1!', 0],
  ['password123!', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['lampshade', 1],
  ['Lampsh4de', 2],
  ['oak lamp walnut', 2],
  ['oak lamp walnut chair', 3],
  ['oak lamp walnut chair vale', 4],
] as const)('rates %j with strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
