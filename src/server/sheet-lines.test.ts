import { expect, test } from 'vitest';
import { sheetLines } from './sheet-lines.ts';

const read = (csv: string) => sheetLines(csv, 100);
const cells = [
  ['Name', 'Price'],
  ['Lamp, small', '1,50'],
];

test.each([
  ['semicolons', 'Name;Price\r\nLamp, small;1,50', 0],
  ['a byte order mark and the line of Excel', '\uFEFFsep=;\r\nName;Price\r\nLamp, small;1,50', 1],
  ['tabs, although there are commas', 'Name\tPrice\nLamp, small\t1,50', 0],
  ['a tab only in a later cell, and lines that end as on an old Mac', 'Name,Price\r"Lamp, small","1,50"', 0],
  ['bars', 'Name|Price\nLamp, small|1,50', 0],
  ['empty lines above', '\n \r\nName;Price\r\nLamp, small;1,50', 2],
  ['lines of empty cells above', ';\r\n;\r\nName;Price\r\nLamp, small;1,50', 2],
  ['empty lines below the line of Excel', 'sep=;\n\nName;Price\nLamp, small;1,50', 2],
  ['bytes of zero', 'N\0a\0m\0e\0;Price\nLamp, small;1,50', 0],
])('a file with %s', (_, csv, above) => {
  const { lines, above: found } = read(csv);
  expect([lines, found]).toEqual([cells, above]);
});

test('a tab in a later line does not split the lines of a classic Mac file', () => {
  expect(read('Name,Price\rLamp\tof glass,2\r').lines[1]).toEqual(['Lamp\tof glass', '2']);
});

test('replaces half a surrogate pair with U+FFFD', () => {
  expect(read('Name,Price\nA\ud800,1').lines[1]).toEqual(['A\ufffd', '1']);
});

test('returns the delimiter', () => {
  expect([read('a;b').delimiter, read('sep=|\na|b').delimiter, read('a\tb').delimiter, read('a,b').delimiter]).toEqual([
    ';',
    '|',
    '\t',
    ',',
  ]);
});
