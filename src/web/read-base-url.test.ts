import { expect, test } from 'vitest';
import { readBaseUrl } from './read-base-url.ts';

test('accepts a plain URL, with a path if the API is below one', () => {
  expect(readBaseUrl('https://office.example')).toBe('https://office.example');
  expect(readBaseUrl('HTTP://Office.example:8080/')).toBe('http://office.example:8080');
  expect(readBaseUrl('https://office.example/atrium//')).toBe('https://office.example/atrium');
});

test('rejects anything but a plain http or https URL', () => {
  for (const wrong of [
    '',
    'office.example',
    '/api',
    '//office.example',
    'ftp://office.example',
    'javascript:alert(1)',
    'blob:https://a.example/1',
  ])
    expect(() => readBaseUrl(wrong), wrong).toThrow('http:// or https://');
  for (const wrong of ['https://ann@office.example', 'https://ann:secret@office.example', 'https://:secret@office.example'])
    expect(() => readBaseUrl(wrong), wrong).toThrow('no name and no password');
  for (const wrong of ['https://office.example/?a=b', 'https://office.example/#a'])
    expect(() => readBaseUrl(wrong), wrong).toThrow('query');
});
