import { expect, test } from 'vitest';
import { hasSlid } from './slid-clicks.ts';

const button = (name: string, text = '') => ({ getAttribute: () => name || null, textContent: text });
const [lamp, rug] = [button('Take Lamp out'), button('Take Rug out')];

test('the second click of a double click does nothing to the row that slid under the pointer', () => {
  expect(hasSlid(lamp, { count: 2, button: rug })).toBe(true);
  expect(hasSlid(button('', 'Delete my account'), { count: 2, button: button('', 'Delete') })).toBe(true);
  expect(hasSlid(null, { count: 2, button: rug })).toBe(true);
});

test('each click on one button counts, however fast, also where it was drawn anew', () => {
  expect(hasSlid(rug, { count: 2, button: rug })).toBe(false);
  expect(hasSlid(rug, { count: 3, button: button('Take Rug out') })).toBe(false);
});

test('a first click, and a key, count everywhere', () => {
  expect(hasSlid(lamp, { count: 1, button: rug })).toBe(false);
  expect(hasSlid(lamp, { count: 0, button: rug })).toBe(false);
  expect(hasSlid(lamp, { count: 2, button: null })).toBe(false);
});
