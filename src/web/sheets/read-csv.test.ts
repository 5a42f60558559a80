import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvReader } from './read-csv.ts';

function rowsOf(pieces: readonly string[], delimiter?: string) {
  const reader = csvReader(delimiter);
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

test('accepts all line endings, and quotes protect separators', () => {
  expect(rowsOf(['name,text\r\nBirk,"a, ""b""\nc"\nHolm,\r\n'])).toEqual([
    ['name', 'text'],
    ['Birk', 'a, "b"\nc'],
    ['Holm', ''],
  ]);
  expect(rowsOf(['a,b\rc,d'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('detects the delimiter from the first line', () => {
  expect(rowsOf(['"a,b";c;d\n1,5;2;3'])).toEqual([
    ['a,b', 'c', 'd'],
    ['1,5', '2', '3'],
  ]);
  expect(rowsOf(['a\tb, c\n'])).toEqual([['a', 'b, c']]);
});

test('keeps an empty line in place as a row with one empty cell', () => {
  expect(rowsOf(['a,b\n\n1,2'])).toEqual([['a', 'b'], [''], ['1', '2']]);
});

test('parses the same rows however the file is split', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ',', '\n', '\r', ' '), maxLength: 6 });
  const sheet = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(sheet, fc.integer({ min: 1, max: 5 }), fc.constantFrom('\n', '\r\n'), (rows, size, end) => {
      const text = rows.map((cells) => cells.map(quote).join(',') + end).join('');
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
      expect(rowsOf(pieces, ',')).toEqual(rows);
    }),
  );
});
