import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/silent-log.ts';
import { pooledDatabase } from './database.ts';
import { openPool } from './open-pool.ts';

let test: TestDatabase;
let pool: pg.Pool;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
});
// One connection, so that all work comes after another on it.
beforeEach(() => {
  pool = openPool(test.app, silentLog, 1);
  database = pooledDatabase(pool);
  return () => pool.end();
});
afterAll(() => test.close());

async function one<T>(db: Db, query: ReturnType<typeof sql>): Promise<T | undefined> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows[0];
}
const boundTo = async (db: Db) =>
  (await one<{ entity: string }>(db, sql`select current_setting('app.entity', true) as entity`))?.entity ?? '';
const backend = async (db: Db) => (await one<{ pid: number }>(db, sql`select pg_backend_pid() as pid`))?.pid;

describe('one connection', () => {
  it('serves entities in turn, each bound to its own', async () => {
    for (const entity of ['acme', 'brill', 'brill', null, 'acme']) {
      expect(await database.reading(entity, boundTo)).toBe(entity ?? '');
      expect(await database.writing(entity, boundTo)).toBe(entity ?? '');
    }
    expect(pool.totalCount).toBe(1);
  });

  it('is bound rightly after a transaction that was rolled back', async () => {
    await database.writing('acme', boundTo);
    const failing = database.writing('brill', async (db) => {
      await db.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.reading('brill', boundTo)).toBe('brill');
    expect(await database.reading('acme', boundTo)).toBe('acme');
  });

  it('is used on after a refusal, and replaced when it was lost', async () => {
    const before = await database.reading('acme', backend);
    await expect(database.writing('acme', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await database.reading('acme', backend)).toBe(before);
    await expect(database.reading('acme', (db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))).rejects.toThrow();
    expect(await database.reading('acme', boundTo)).toBe('acme');
    expect(await database.reading('acme', backend)).not.toBe(before);
  });
});

it('commits what resolves, rolls back what throws, and reads bigint as numbers', async () => {
  const count = (db: Db) => one(db, sql`select last_id from counters where entity = 'acme' and kind = 'chair'`);
  const add = (db: Db) => db.execute(sql`insert into counters (entity, kind, last_id) values ('acme', 'chair', 5)`);
  const failing = database.writing('acme', async (db) => {
    await add(db);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await database.reading('acme', count)).toBeUndefined();
  await database.writing('acme', add);
  expect(await database.reading('acme', count)).toEqual({ last_id: 5 });
  expect(await database.reading('brill', count)).toBeUndefined();
});
