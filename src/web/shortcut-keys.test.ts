import { expect, test } from 'vitest';
import { type KeyPress, matchesKeys } from './shortcut-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each([
  ['j', press('j'), true],
  ['j', press('J', { shiftKey: true }), false],
  ['j', press('j', { ctrlKey: true }), false],
  ['j', press('ت', { code: 'KeyJ' }), true],
  ['Shift+U', press('U', { shiftKey: true }), true],
  ['Shift+U', press('u'), false],
  ['#', press('#', { shiftKey: true }), true],
  ['/', press('/'), true],
  ['?', press('؟', { shiftKey: true }), true],
  ['Esc', press('Escape'), true],
  ['Enter', press('Enter'), true],
  ['Enter', press('Enter', { shiftKey: true }), false],
  ['Mod+k', press('k', { metaKey: true }), true],
  ['Mod+k', press('k'), false],
  ['+', press('+', { shiftKey: true }), true],
])('%s', (keys, pressed, expected) => {
  expect(matchesKeys(pressed, keys)).toBe(expected);
});
