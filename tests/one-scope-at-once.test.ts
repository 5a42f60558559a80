import { expect, test, vi } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { meanwhile, oneScopeAtOnce } from './one-scope-at-once.ts';

const open = (_entity: string | null, work: (db: Db) => Promise<unknown>) => work({} as Db);
const database = oneScopeAtOnce({ reading: open, writing: open } as Database);

test('throws for a scope that waits for one inside it', async () => {
  vi.useFakeTimers();
  try {
    const stuck = expect(database.writing('a', () => database.reading('b', async () => 1))).rejects.toThrow('waits for one inside it');
    await vi.runAllTimersAsync();
    await stuck;
  } finally {
    vi.useRealTimers();
  }
});

test('allows scopes in sequence and in parallel', async () => {
  expect(await database.reading('a', async () => 1)).toBe(1);
  expect(await Promise.all([database.reading('a', async () => 1), database.writing('a', async () => 2)])).toEqual([1, 2]);
});

test('runs a scope started inside another without waiting once that is closed', async () => {
  const order: string[] = [];
  let begun: Promise<unknown> | undefined;
  await database.writing('a', async () => {
    begun = database.reading('a', async () => order.push('inner'));
    await Promise.resolve();
    order.push('outer');
  });
  await begun;
  expect(order).toEqual(['outer', 'inner']);
});

test('ignores scopes of other work meanwhile', async () => {
  expect(await database.writing('a', () => meanwhile(() => database.reading('b', async () => 3)))).toBe(3);
});
