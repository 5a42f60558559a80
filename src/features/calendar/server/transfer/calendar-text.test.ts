import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

test('a line that is folded within a character is whole', () => {
  const bytes = Uint8Array.from([...Buffer.from('SUMMARY:Gr\xc3', 'latin1'), 13, 10, 32, 0xbc, ...Buffer.from('n\r\n\tes\r\nEND:VEVENT')]);
  expect(calendarText(bytes)).toBe('SUMMARY:Grünes\r\nEND:VEVENT');
});

test('a file in an older character set is read', () => {
  expect(calendarText(Buffer.from('SUMMARY:Besprechung f\xfcr M\xfcller', 'latin1'))).toBe('SUMMARY:Besprechung für Müller');
  expect(calendarText(Buffer.from('\ufeffSUMMARY:Grün', 'utf16le'))).toBe('SUMMARY:Grün');
});
