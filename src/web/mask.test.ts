import { expect, test } from 'vitest';
import { byAmount, createMask, masked, pastBetween } from './mask.ts';

/** Applies the writing to a text with `|` as the caret, and returns it in the same form. */
function written(writing: ReturnType<typeof createMask>, shown: string): string {
  const { text, caret } = writing({ text: shown.replace('|', ''), caret: shown.indexOf('|') });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test('adds separators automatically, but only before the next character', () => {
  expect(masked('2', '99/99')).toBe('2');
  expect(masked('24', '99/99')).toBe('24');
  expect(masked('241', '99/99')).toBe('24/1');
});

test('drops characters that do not fit and uppercases letters', () => {
  expect(masked('de 68x2105', 'AA99 9999')).toBe('DE68 2105');
  expect(masked('4111-1111 1111.1111999', '9999 9999 9999 9999')).toBe('4111 1111 1111 1111');
});

test('accepts Arabic digits', () => {
  expect(written(createMask('99/99'), '٢٤١|')).toBe('24/1|');
});

test('keeps the caret at the typing position, even in the middle', () => {
  const writing = createMask('9999 9999');
  expect(written(writing, '12345|')).toBe('1234 5|');
  expect(written(writing, '129|34 5')).toBe('129|3 45');
  // A rejected character doesn't move the caret.
  expect(written(writing, '12x|34 5')).toBe('12|34 5');
});

test('Backspace and Delete skip separators', () => {
  expect(written(createMask('99/99'), '12|34')).toBe('12|/34');
  expect(pastBetween({ text: '12/34', caret: 2 })).toBe(3);
});

test('the mask may depend on the input', () => {
  const card = createMask((text) => (/^3[47]/.test(text) ? '9999 999999 99999' : '9999 9999 9999 9999'));
  expect(written(card, '371449635398431|')).toBe('3714 496353 98431|');
  expect(written(card, '4111111111111111|')).toBe('4111 1111 1111 1111|');
});

test('groups the thousands of an amount as usual in the language, and keeps the caret after the same digit', () => {
  expect(written(byAmount('en', 2), '12345|')).toBe('12,345|');
  expect(written(byAmount('en', 2), '1|2,345')).toBe('1|2,345');
  expect(written(byAmount('en', 2), '1234567.895|')).toBe('1,234,567.89|');
  expect(written(byAmount('de', 2), '1234,5|')).toBe('1.234,5|');
  expect(written(byAmount('en', 0), '1234.5|')).toBe('12,345|');
});
