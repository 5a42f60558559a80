import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test('parses a single range of a file', () => {
  expect(byteRange('bytes=0-1', 10)).toEqual({ from: 0, to: 1 });
  expect(byteRange('bytes=4-', 10)).toEqual({ from: 4, to: 9 });
  expect(byteRange('bytes=-3', 10)).toEqual({ from: 7, to: 9 });
  expect(byteRange('bytes=-30', 10)).toEqual({ from: 0, to: 9 });
  expect(byteRange('bytes=8-99', 10)).toEqual({ from: 8, to: 9 });
});

test('returns outside for a range beyond the file', () => {
  expect(byteRange('bytes=10-', 10)).toBe('outside');
  expect(byteRange('bytes=-0', 10)).toBe('outside');
});

test('ignores anything else and requests the whole file', () => {
  for (const header of [null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])
    expect(byteRange(header, 10)).toBeNull();
});
