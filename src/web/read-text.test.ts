import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test('a file is read as UTF-8, without its mark', async () => {
  expect(await readText(new Blob(['\uFEFFZoë,ليلى']))).toBe('Zoë,ليلى');
});

test('what is no UTF-8 is read as older programs write it', async () => {
  expect(await readText(new Blob([new Uint8Array([0x5a, 0x6f, 0xeb])]))).toBe('Zoë');
});
