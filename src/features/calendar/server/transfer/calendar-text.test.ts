import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

test('joins a line folded within a character and keeps line numbers', () => {
  const bytes = Uint8Array.from([...Buffer.from('SUMMARY:Gr\xc3', 'latin1'), 13, 10, 32, 0xbc, ...Buffer.from('n\r\n\tes\r\nEND:VEVENT')]);
  expect(calendarText(bytes)).toBe('SUMMARY:Grünes\n\n\nEND:VEVENT');
});

test.each([
  ['CRLF', 'A:1\r\nB:2\r\n 3\r\nC:4'],
  ['LF', 'A:1\nB:2\n 3\nC:4'],
  ['CR alone', 'A:1\rB:2\r 3\rC:4'],
  ['CRCRLF', 'A:1\r\r\nB:2\r\r\n 3\r\r\nC:4'],
])('reads lines ending in %s', (_ends, text) => {
  expect(calendarText(Buffer.from(text))).toBe('A:1\nB:23\n\nC:4');
});

test('reads each line of concatenated files in its own charset', () => {
  const bytes = Buffer.concat([Buffer.from('SUMMARY:Grün\n'), Buffer.from('SUMMARY:M\xfcller f\xfcr \xc4pfel', 'latin1')]);
  expect(calendarText(bytes)).toBe('SUMMARY:Grün\nSUMMARY:Müller für Äpfel');
});

test('reads legacy and wide charsets', () => {
  expect(calendarText(Buffer.from('SUMMARY:Besprechung f\xfcr M\xfcller', 'latin1'))).toBe('SUMMARY:Besprechung für Müller');
  expect(calendarText(Buffer.from('\ufeffSUMMARY:Grü\r\n n', 'utf16le'))).toBe('SUMMARY:Grün');
  expect(calendarText(Buffer.from('SUMMARY:Grün', 'utf16le'))).toBe('SUMMARY:Grün');
  expect(calendarText(Buffer.from('\ufeffSUMMARY:Grün', 'utf16le').swap16())).toBe('SUMMARY:Grün');
});
