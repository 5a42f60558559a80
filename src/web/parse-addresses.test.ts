import { expect, test } from 'vitest';
import { isAddress, parseAddresses } from './parse-addresses.ts';

test('parses one person, with or without a name', () => {
  expect(parseAddresses('a@b.example')).toEqual([{ name: '', email: 'a@b.example' }]);
  expect(parseAddresses('Nora Quill <nora@b.example>')).toEqual([{ name: 'Nora Quill', email: 'nora@b.example' }]);
  expect(parseAddresses('"Quill, Nora" <nora@b.example>')).toEqual([{ name: 'Quill, Nora', email: 'nora@b.example' }]);
  expect(parseAddresses('mailto:a@b.example')).toEqual([{ name: '', email: 'a@b.example' }]);
});

test('parses many people with any separators', () => {
  const emails = (text: string) => parseAddresses(text).map(({ email }) => email);
  expect(emails('a@b.example, c@d.example;e@f.example\r\ng@h.example،i@j.example')).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
    'g@h.example',
    'i@j.example',
  ]);
  expect(emails('a@b.example c@d.example')).toEqual(['a@b.example', 'c@d.example']);
  expect(emails(' , ;\n')).toEqual([]);
});

test('keeps invalid addresses as typed', () => {
  expect(parseAddresses('Nora Quill, a@b.example')).toEqual([
    { name: '', email: 'Nora Quill' },
    { name: '', email: 'a@b.example' },
  ]);
  expect(isAddress('Nora Quill')).toBe(false);
  expect(isAddress('a@b')).toBe(false);
  expect(parseAddresses('Nora <nora>')).toEqual([{ name: '', email: 'Nora <nora>' }]);
  expect(parseAddresses('"Nora\na@b.example')).toEqual([
    { name: '', email: '"Nora' },
    { name: '', email: 'a@b.example' },
  ]);
});
