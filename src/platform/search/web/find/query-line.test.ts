import { expect, test } from 'vitest';
import { kindAsWord, readQueryLine, withInLine, writeQueryLine } from './query-line.ts';

const nothing = { words: '', kind: '', from: '', after: '', before: '' };

test.each([
  ['lamp', { words: 'lamp' }],
  ['in:mail lamp', { words: 'lamp', kind: 'mail' }],
  ['lamp  oak in:MAIL from:maren', { words: 'lamp oak', kind: 'mail', from: 'maren' }],
  [
    'from:"Maren Holt" lamp after:2026-01-02 before:2026-02-01',
    { words: 'lamp', from: 'Maren Holt', after: '2026-01-02', before: '2026-02-01' },
  ],
  ['in:nowhere before:soon from: lamp', { words: 'in:nowhere before:soon from: lamp' }],
  ['begin:mail login:in', { words: 'begin:mail login:in' }],
  ['', {}],
])('%s', (line, expected) => {
  expect(readQueryLine(line)).toEqual({ ...nothing, ...expected });
});

test('writing a parsed query restores it', () => {
  const line = 'oak lamp in:card from:"Maren Holt" after:2026-01-02 before:2026-02-01';
  expect(writeQueryLine(readQueryLine(line))).toBe(line);
});

test('a filter changes only its part of the query', () => {
  expect(withInLine('in:mail lamp from:maren', { kind: 'card' })).toBe('lamp in:card from:maren');
  expect(withInLine('in:mail lamp', { kind: '' })).toBe('lamp');
  expect(withInLine('lamp', { from: 'Ana "the" Costa' })).toBe('lamp from:"Ana the Costa"');
});

test.each([
  ['invoice 5008', 'in:invoice 5008'],
  ['Holt lamp product', 'in:product Holt lamp'],
  ['rechnung 5008', 'in:invoice 5008'],
  ['فاتورة 5008', 'in:invoice 5008'],
  ['invoice', undefined],
  ['paid invoice 5008', undefined],
  ['invoice in:mail', undefined],
  ['invoice from:ana', undefined],
])('a kind before or after other words: %s', (line, searched) => {
  expect(kindAsWord(line)?.line).toBe(searched);
});
