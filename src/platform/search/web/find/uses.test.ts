import { expect, test } from 'vitest';
import type { KeyValueStorage } from '#web/browser-storage.ts';
import { bonusOf, countUse, readUses } from './uses.ts';

function storageOf(kept = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('counts uses per person, and halves older ones beyond the limit', () => {
  const storage = storageOf();
  for (const key of ['page /a', 'page /a', 'page /b']) countUse('7', key, storage);
  countUse('8', 'page /c', storage);
  expect([...readUses('7', storage)]).toEqual([
    ['page /b', 1],
    ['page /a', 2],
  ]);
  for (let at = 0; at < 20; at += 1) countUse('7', 'page /b', storage);
  expect(Object.fromEntries(readUses('7', storage))).toEqual({ 'page /b': 10, 'page /a': 1 });
});

test('frequent use never outweighs a better match', () => {
  expect(bonusOf(new Map([['page /a', 1_000_000]]), 'page /a')).toBeLessThan(0.5);
  expect(bonusOf(new Map(), 'page /a')).toBe(0);
});

test('ignores malformed storage', () => {
  for (const text of ['{}', 'no json', '[["page /a", -1], ["page /a"], 7]']) {
    const storage = storageOf(new Map([['atrium.search.uses.7', text]]));
    expect(readUses('7', storage).size).toBe(0);
  }
});
