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

test('empty storage changes nothing', () => {
  expect(readStoredLayout(storageOf({}))).toEqual({});
});

test('reads what was stored', () => {
  const kept: Record<string, string> = {};
  storeLayout(storageOf(kept), { skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: true });
  expect(kept).toEqual({ skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: 'true' });
  expect(readStoredLayout(storageOf(kept))).toEqual({ skin: 'dark', direction: 'rtl', language: 'ar', menuCollapsed: true });
});

test('stores and reads every value of every option', () => {
  for (const [option, values] of Object.entries(layoutValues)) {
    for (const value of values) {
      const storage = storageOf({});
      const chosen: Partial<Layout> = { [option]: value };
      storeLayout(storage, chosen);
      expect(readStoredLayout(storage)).toEqual(chosen);
    }
  }
});

test('drops unknown values', () => {
  expect(readStoredLayout(storageOf({ skin: 'pink', direction: 'up', language: 'xx', menuCollapsed: '1', navbar: 'true' }))).toEqual({});
});

test('blocked storage does not break the page', () => {
  const refusing = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeLayout(refusing, { skin: 'dark' })).not.toThrow();
});
