import { expect, test } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { oneScopeAtOnce } from './one-scope-at-once.ts';

const open = (_entity: string | null, work: (db: Db) => Promise<unknown>) => work({} as Db);
const database = oneScopeAtOnce({ reading: open, writing: open } as Database);

test('a scope inside another one is an error', async () => {
  await expect(database.writing('a', () => database.reading('b', async () => 1))).rejects.toThrow('inside another one');
});

test('one after the other, beside the other, or begun in one and opened after it, they are fine', async () => {
  expect(await database.reading('a', async () => 1)).toBe(1);
  expect(await Promise.all([database.reading('a', async () => 1), database.writing('a', async () => 2)])).toEqual([1, 2]);
  const later = Promise.withResolvers<void>();
  let begun: Promise<number> | undefined;
  await database.writing('a', async () => {
    begun = later.promise.then(() => database.reading('a', async () => 3));
  });
  later.resolve();
  expect(await begun).toBe(3);
});
