import { expect, test } from 'vitest';
import { type Layout, layoutValues } from './layout.ts';
import { readStoredLayout, storeLayout } from './layout-storage.ts';

function storageOf(kept: Record<string, string>) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

test('an empty storage changes nothing', () => {
  expect(readStoredLayout(storageOf({}))).toEqual({});
});

test('what was stored is read again', () => {
  const kept: Record<string, string> = {};
  storeLayout(storageOf(kept), { skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: true });
  expect(kept).toEqual({ skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: 'true' });
  expect(readStoredLayout(storageOf(kept))).toEqual({ skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: true });
});

test('every value of every option is kept as it is', () => {
  for (const [option, values] of Object.entries(layoutValues)) {
    for (const value of values) {
      const storage = storageOf({});
      const chosen: Partial<Layout> = { [option]: value };
      storeLayout(storage, chosen);
      expect(readStoredLayout(storage)).toEqual(chosen);
    }
  }
});

test('unknown values are left out', () => {
  expect(readStoredLayout(storageOf({ skin: 'pink', direction: 'up', language: 'xx', menuCollapsed: '1', navbar: 'true' }))).toEqual({});
});

test('a storage that refuses does not break the page', () => {
  const refusing = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeLayout(refusing, { skin: 'dark' })).not.toThrow();
});
