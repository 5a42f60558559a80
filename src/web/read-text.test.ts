import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test('reads a file as UTF-8, without its BOM', async () => {
  expect(await readText(new Blob(['\uFEFFZoë,ليلى']))).toBe('Zoë,ليلى');
});

test('reads other files in legacy encodings', async () => {
  expect(await readText(new Blob([new Uint8Array([0x5a, 0x6f, 0xeb])]))).toBe('Zoë');
});

test('reads Excel files with Cyrillic or Chinese names', async () => {
  const cyrillic = new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
  const chinese = new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]);
  const utf16 = new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]);
  expect(await Promise.all([cyrillic, chinese, utf16].map((bytes) => readText(new Blob([bytes]))))).toEqual(['Привет', '你好', 'Zoë']);
});
