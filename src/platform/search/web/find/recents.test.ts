import { expect, test } from 'vitest';
import type { KeyValueStorage } from '#web/browser-storage.ts';
import { keepRecent, type Recent, readRecents } from './recents.ts';

function storageOf(kept = new Map<string, string>()): KeyValueStorage {
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: () => undefined };
}

const client = (id: number): Recent => ({ is: 'record', kind: 'client', title: `Client ${id}`, href: `/apps/invoice/clients/${id}` });

test('keeps the eight most recent items, newest first and each once', () => {
  const storage = storageOf();
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) keepRecent('7-1', client(id), storage);
  expect(readRecents('7-1', storage).map(({ title }) => title)).toEqual([2, 9, 8, 7, 6, 5, 4, 3].map((id) => `Client ${id}`));
});

test('keeps a list per person', () => {
  const storage = storageOf();
  keepRecent('7-1', client(1), storage);
  expect(readRecents('7-2', storage)).toEqual([]);
});

test('ignores malformed entries', () => {
  const given = [client(1), { ...client(2), href: '//elsewhere.example' }, { ...client(3), kind: 'nothing' }, null, 'x', { is: 'page' }];
  const storage = (text: string) => storageOf(new Map([['atrium.search.recents.7-1', text]]));
  expect(readRecents('7-1', storage(JSON.stringify(given)))).toEqual([client(1)]);
  for (const text of ['{', '{}', 'null']) expect(readRecents('7-1', storage(text))).toEqual([]);
});

test('tolerates full storage', () => {
  const full: KeyValueStorage = {
    ...storageOf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepRecent('7-1', client(1), full)).not.toThrow();
});
