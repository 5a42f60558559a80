import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('strips formatting markers and keeps the text', () => {
  expect(plainText('**Oak** is _in_, see `stock`')).toBe('Oak is in, see stock');
  expect(plainText('> said\n- one\n- two\n```\nx = 1\n```')).toBe('said\none\ntwo\nx = 1');
  expect(plainText('2 * 3 * 4')).toBe('2 * 3 * 4');
});
