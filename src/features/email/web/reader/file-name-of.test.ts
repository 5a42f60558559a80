import { expect, test } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

test('converts a subject to a file name that is valid on every system', () => {
  expect(fileNameOf('The oak is late')).toBe('The oak is late.eml');
  expect(fileNameOf('Re: offer 3/4 "final"?')).toBe('Re offer 3 4 final.eml');
  expect(fileNameOf('../../etc/passwd')).toBe('etc passwd.eml');
  expect(fileNameOf('عرض السعر')).toBe('عرض السعر.eml');
});

test('replaces an invalid name', () => {
  expect(fileNameOf('')).toBe('mail.eml');
  expect(fileNameOf(' ... ')).toBe('mail.eml');
  expect(fileNameOf('CON')).toBe('mail.eml');
  expect(fileNameOf('invoice\u202Egpj.exe')).toBe('invoice gpj.exe.eml');
  expect([...fileNameOf('😀'.repeat(200))]).toHaveLength(84);
});
