import { expect, test } from 'vitest';
import { expectedNumber, withNumberToken } from './expected-number.ts';

const format = { numberPrefix: 'JV-', nextNumber: 5010, numberDigits: 4 };

test.each([
  ['JV-', '2026-11-28', '2026-11-28', 'JV-5010'],
  ['JV-', '2025-01-01', '2026-11-28', 'JV-5010'],
  ['R{YYYY}-', '2026-01-05', '2026-11-28', 'R2026-5010'],
  ['R{YYYY}-', '2025-12-31', '2026-11-28', null],
  ['{YY}{MM}/', '2026-11-01', '2026-11-28', '2611/5010'],
  ['{YY}{MM}/', '2026-12-01', '2026-11-28', null],
])('a draft of %s dated %s, on %s, would get %s', (numberPrefix, issuedOn, today, number) => {
  expect(expectedNumber({ ...format, numberPrefix }, { issuedOn, today })).toBe(number);
});

test('pads a short number', () => {
  expect(expectedNumber({ numberPrefix: '', nextNumber: 7, numberDigits: 3 }, { issuedOn: '2026-01-01', today: '2026-01-01' })).toBe('007');
});

test.each([
  ['Invoice JV-5010 from Juniper', 'JV-5010', 'Invoice {number} from Juniper'],
  ['JV-5010, again JV-5010.', 'JV-5010', '{number}, again {number}.'],
  ['JV-50101 and AJV-5010 and JV-5010-2', 'JV-5010', 'JV-50101 and AJV-5010 and JV-5010-2'],
  ['Invoice 7 for €7.50, €1,7 and 17', '7', 'Invoice {number} for €7.50, €1,7 and 17'],
  ['الفاتورة 2611/5010 مرفقة', '2611/5010', 'الفاتورة {number} مرفقة'],
  ['A (draft) number', '(draft)', 'A {number} number'],
])('%s names %s', (text, number, expected) => {
  expect(withNumberToken(text, number)).toBe(expected);
});
