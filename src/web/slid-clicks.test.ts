import { expect, test } from 'vitest';
import { hasSlid } from './slid-clicks.ts';

const button = (name: string, text = '') => ({ getAttribute: () => name || null, textContent: text });
const [lamp, rug] = [button('Take Lamp out'), button('Take Rug out')];

test('ignores the second click of a double click on a row that slid under the pointer', () => {
  expect(hasSlid(lamp, { count: 2, button: rug })).toBe(true);
  expect(hasSlid(button('', 'Delete my account'), { count: 2, button: button('', 'Delete') })).toBe(true);
  expect(hasSlid(null, { count: 2, button: rug })).toBe(true);
});

test('accepts every click on the same button, however fast, even if it was rerendered', () => {
  expect(hasSlid(rug, { count: 2, button: rug })).toBe(false);
  expect(hasSlid(rug, { count: 3, button: button('Take Rug out') })).toBe(false);
});

test('accepts a first click or a key anywhere', () => {
  expect(hasSlid(lamp, { count: 1, button: rug })).toBe(false);
  expect(hasSlid(lamp, { count: 0, button: rug })).toBe(false);
  expect(hasSlid(lamp, { count: 2, button: null })).toBe(false);
});
