import { expect, test } from 'vitest';
import { keepSteps, savedSteps } from './saved-steps.ts';

function storageWith(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['order', text]]);
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
}
const begun = { name: '', studio: 'oslo' };

test('restores the values the next time, and clears them once submitted', () => {
  const storage = storageWith();
  keepSteps('order', { values: { ...begun, name: 'Maren' }, current: 1, reached: 2 }, storage);
  expect(savedSteps('order', begun, 3, storage)).toEqual({ values: { name: 'Maren', studio: 'oslo' }, current: 1, reached: 2 });
  keepSteps('order', null, storage);
  expect(savedSteps('order', begun, 3, storage)).toEqual({ values: begun, current: 0, reached: 0 });
});

test('adapts values stored by an older version of the form', () => {
  const storage = storageWith('{"values":{"name":"Maren"},"current":7,"reached":9}');
  expect(savedSteps('order', begun, 3, storage)).toEqual({ values: { name: 'Maren', studio: 'oslo' }, current: 2, reached: 2 });
});

test('ignores malformed storage', () => {
  for (const text of ['{', '7', '{"values":3}']) expect(savedSteps('order', begun, 3, storageWith(text)).values).toEqual(begun);
});
