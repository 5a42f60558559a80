import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { unavailableBecauseOf } from '#server/database-failure.ts';
import { Refusal } from '#server/refusal.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { startTransactionPooler, type TransactionPooler } from '../../../tests/pooler/transaction-pooler.ts';
import { silentLog } from '../../../tests/silent-log.ts';
import { pooledDatabase } from './database.ts';
import { openPool } from './open-pool.ts';

let test: TestDatabase;
let pool: pg.Pool;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
});
// A single connection, so that all work runs on it in sequence.
beforeEach(() => {
  pool = openPool(test.app, silentLog, { size: 1 });
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

describe('a single connection', () => {
  it('serves entities in turn, each with its own binding', async () => {
    for (const entity of ['acme', 'brill', 'brill', null, 'acme']) {
      expect(await database.reading(entity, boundTo)).toBe(entity ?? '');
      expect(await database.writing(entity, boundTo)).toBe(entity ?? '');
    }
    expect(pool.totalCount).toBe(1);
  });

  it('is bound correctly after a rollback', async () => {
    await database.writing('acme', boundTo);
    const failing = database.writing('brill', async (db) => {
      await db.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.reading('brill', boundTo)).toBe('brill');
    expect(await database.reading('acme', boundTo)).toBe('acme');
  });

  it('is reused after an error and replaced after a disconnect', async () => {
    const before = await database.reading('acme', backend);
    await expect(database.writing('acme', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await database.reading('acme', backend)).toBe(before);
    await expect(database.reading('acme', (db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))).rejects.toThrow();
    expect(await database.reading('acme', boundTo)).toBe('acme');
    expect(await database.reading('acme', backend)).not.toBe(before);
  });
});

it('commits when the work resolves, rolls back when it throws, and parses bigint as number', async () => {
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

describe('an entity with hundreds of writers', () => {
  const lock = (db: Db) => db.execute(sql`select last_id from counters where entity = 'acme' and kind = 'lamp' for update`);
  let wide: pg.Pool;
  let shared: Database;
  beforeEach(async () => {
    wide = openPool(test.app, silentLog, { size: 8 });
    shared = pooledDatabase(wide);
    await test.ownerQuery("insert into counters (entity, kind, last_id) values ('acme', 'lamp', 1) on conflict do nothing");
    return () => wide.end();
  });

  it('does not block other entities or its own readers; each writer gets a turn or a 503', async () => {
    let settled = 0;
    await test.ownerQuery('begin');
    await test.ownerQuery("select 1 from counters where entity = 'acme' and kind = 'lamp' for update");
    const writers = Array.from({ length: 300 }, () =>
      shared
        .writing('acme', lock)
        .then(
          () => 200,
          (error: unknown) => (error instanceof Refusal ? error.status : unavailableBecauseOf(error)?.status),
        )
        .finally(() => {
          settled += 1;
        }),
    );
    expect(await shared.reading('brill', boundTo)).toBe('brill');
    expect(await shared.writing('brill', boundTo)).toBe('brill');
    expect(await shared.reading('acme', boundTo)).toBe('acme');
    // Writers beyond the queue limit were rejected at once; all others still wait.
    expect(settled).toBe(300 - 4 - 250);
    expect(wide.totalCount).toBeLessThanOrEqual(6);
    await test.ownerQuery('commit');
    const statuses = await Promise.all(writers);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('keeps connections free of writers, however many entities write', async () => {
    await test.ownerQuery('begin');
    await test.ownerQuery('select pg_advisory_xact_lock(1)');
    const writers = Array.from({ length: 40 }, (_, at) =>
      shared.writing(`entity${at}`, (db) => db.execute(sql`select pg_advisory_xact_lock(1)`)),
    );
    expect(await shared.reading('brill', boundTo)).toBe('brill');
    expect(wide.totalCount).toBeLessThanOrEqual(7);
    await test.ownerQuery('commit');
    await Promise.all(writers);
  });
});

it('fails with Retry-After when a lock takes too long, and keeps serving on the connection', async () => {
  const impatient = openPool({ ...test.app, lock_timeout: 50 }, silentLog, { size: 1 });
  const hurried = pooledDatabase(impatient);
  await test.ownerQuery('begin');
  await test.ownerQuery('select pg_advisory_xact_lock(2)');
  const failed = await hurried.writing('acme', (db) => db.execute(sql`select pg_advisory_xact_lock(2)`)).catch((error: unknown) => error);
  expect(unavailableBecauseOf(failed)?.answer().headers.get('Retry-After')).toBe('5');
  await test.ownerQuery('commit');
  expect(await hurried.reading('acme', boundTo)).toBe('acme');
  expect(await hurried.reading('acme', async (db) => one(db, sql`show statement_timeout`))).toEqual({ statement_timeout: '1min' });
  await impatient.end();
});

it('waits for a turn as long as for a connection', async () => {
  const connect = vi.fn(() => new Promise<never>(() => {}));
  const busy = pooledDatabase({ options: { max: 1, connectionTimeoutMillis: 20 }, connect } as unknown as pg.Pool);
  void busy.writing('acme', boundTo);
  const failed = await busy.writing('acme', boundTo).catch((error: unknown) => error);
  expect(failed instanceof Refusal && failed.code).toBe('unavailable');
  expect(connect).toHaveBeenCalledOnce();
});

it('has no time limits in tests, so a busy machine causes no 503', async () => {
  const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  const limits = sql`select array(select setting from pg_settings where name in ${names}) as limits`;
  expect(await test.database.writing('acme', (db) => one(db, limits))).toEqual({ limits: ['0', '0', '0'] });
});

describe('behind a pooler in transaction mode', () => {
  let pooler: TransactionPooler;
  let behind: pg.Pool;
  let dealt: Database;
  beforeEach(async () => {
    pooler = await startTransactionPooler({ socketFolder: String(test.app.host) });
    const address = { host: '127.0.0.1', port: pooler.port, user: 'postgres', database: String(test.app.database) };
    behind = openPool(address, silentLog, { size: 4, pooler: 'transaction' });
    dealt = pooledDatabase(behind, 'transaction');
    return async () => {
      await behind.end();
      await pooler.close();
    };
  });

  const state = (db: Db) =>
    one(
      db,
      sql`select current_user as role, current_setting('app.entity') as entity, current_setting('search_path') as path,
          current_setting('lock_timeout') as patience`,
    );

  it('sets role, entity, search path and limits for each transaction on any connection', async () => {
    const pids = new Set<unknown>();
    const works = Array.from({ length: 24 }, (_, at) => {
      const entity = ['acme', 'brill', null][at % 3] ?? null;
      const look = async (db: Db) => {
        pids.add(await backend(db));
        expect(await state(db)).toEqual({ role: 'atrium_app', entity: entity ?? '', path: 'public, ext', patience: '5s' });
      };
      return at % 2 ? dealt.writing(entity, look) : dealt.reading(entity, look);
    });
    await Promise.all(works);
    expect(pids.size).toBe(3);
  });

  it('leaves no state on a connection', async () => {
    await dealt.writing('acme', boundTo);
    const failing = dealt.writing('acme', (db) => db.execute(sql`select 1 / 0`));
    await expect(failing).rejects.toThrow();
    for (let turn = 0; turn < 6; turn++)
      expect((await behind.query("select current_user as role, nullif(current_setting('app.entity', true), '') as entity")).rows).toEqual([
        { role: 'postgres', entity: null },
      ]);
  });

  it('makes reading read-only, and lets a transaction choose its isolation level', async () => {
    const writing = dealt.reading('acme', (db) => db.execute(sql`insert into counters (entity, kind, last_id) values ('acme', 'desk', 5)`));
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
    const isolation = await dealt.writing('acme', async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      return one(db, sql`show transaction_isolation`);
    });
    expect(isolation).toEqual({ transaction_isolation: 'repeatable read' });
  });

  it('uses no prepared statements, because other connections would not have them', async () => {
    for (const entity of ['acme', 'brill', 'acme', 'brill'])
      expect(await dealt.reading(entity, (db) => one(db, sql`select count(*)::int as prepared from pg_prepared_statements`))).toEqual({
        prepared: 0,
      });
  });
});
