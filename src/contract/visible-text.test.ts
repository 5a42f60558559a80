import { expect, test } from 'vitest';
import { isVisible } from './visible-text.ts';

test.each([
  '',
  ' \n\t',
  '\u200b',
  '\u200b \u2060\u200d',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800',
  '\u00ad',
  '\ufeff',
  '\ufe0f',
  '\u202e\u061c',
  '\u{e0020}',
])('treats %j as blank', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['a', '.', '👍', '👨\u200d👩\u200d👧', 'ي\u200c', '❤\ufe0f'])('treats %j as visible', (text) => {
  expect(isVisible(text)).toBe(true);
});
