import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

/** Widths as rendered by Chromium, in pixels. */
const drawn: [text: string, fontSize: number, width: number][] = [
  ['Teilweise bezahlt', 12, 99],
  ['Heruntergeladen', 12, 97],
  ['Payée en partie', 12, 89],
  ['Parcialmente paga', 12, 106],
  ['Offener Betrag', 13, 92],
  ['Brouillon 5022', 14, 99],
  ['Rascunho 5022', 14, 106],
  ['tomas.arrieta@miramar.example', 13, 199],
  ['reading.room@leithlibrary.example', 13, 214],
];

test.each(drawn)('the estimated width of %s is at least the rendered one and not much larger', (text, fontSize, width) => {
  expect(textWidth(text, fontSize)).toBeGreaterThanOrEqual(width);
  expect(textWidth(text, fontSize)).toBeLessThanOrEqual(width * 1.15);
});
